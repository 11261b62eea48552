/// How a page looks: light, dark, narrow, printed.
enum ReportStyle {
  static let css = """
        :root{--ink:#1b1f24;--soft:#57606a;--page:#fff;--band:#eef2f6;--line:#c9d1d9;--mark:#0b57d0;
      --chosen:#fff3c4;--empty:#b3261e;--stale:#8a5300;--final:#1a6e35;--alone:#7a1fa2;color-scheme:light dark}
    @media(prefers-color-scheme:dark){
      :root{--ink:#e6edf3;--soft:#9da7b1;--page:#0d1117;--band:#1c222a;--line:#3d444d;--mark:#8ab4f8;
      --chosen:#3b3413;--empty:#ff9a91;--stale:#e3b341;--final:#6fdd8b;--alone:#dba6ff}
    }
    *{box-sizing:border-box}
    body{margin:0;padding:1rem;font:16px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--page)}
    h1{font-size:1.5rem;margin:0 0 .3rem}
    h2{font-size:1rem;margin:.2rem 0}
    h3{font-size:.9rem;margin:.2rem 0;color:var(--soft)}
    code,pre,.lanes,.heads,table{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.8rem}
    small,.evidence{color:var(--soft)}
    .chapter{font-size:1.25rem;border-top:1px solid var(--line);padding-top:.6rem;margin-top:1.5rem}
    .run{display:inline-block;margin-right:1rem}
    .page{display:grid;grid-template-columns:minmax(0,1fr) 22rem;gap:1.5rem;align-items:start}
    aside{position:sticky;top:.5rem;max-height:calc(100vh - 1rem);overflow:auto;border:1px solid var(--line);
      border-radius:.5rem;padding:.7rem}
    .step{margin:0 0 1rem}
    .step>h2{position:sticky;top:0;z-index:1;background:var(--band);padding:.3rem .6rem;border-radius:.3rem}
    .number{color:var(--soft);font-weight:400}
    .cases{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:1rem}
    .case{overflow-x:auto;min-width:0}
    .heads,.lanes{display:grid;margin:0;padding:0;list-style:none}
    .case{display:grid;grid-template-columns:repeat(var(--lanes),minmax(9rem,1fr));column-gap:.6rem;
      align-content:start}
    .case>*{grid-column:1/-1}
    .heads,.lanes{grid-template-columns:subgrid}
    .heads span{font-weight:700;border-bottom:2px solid var(--line);padding:.15rem .4rem}
    .lanes li{padding:.12rem .4rem;border-left:3px solid var(--line);overflow-wrap:anywhere;cursor:pointer;
      margin-left:calc(var(--depth,0)*1rem)}
    .lanes li.turn{grid-column:1/-1;border:0;border-top:1px dashed var(--line);color:var(--soft);font-size:.7rem;cursor:auto}
    .lanes li.gap{grid-column:1/-1;border:0;text-align:center;color:var(--soft);margin:.3rem 0;
      background:repeating-linear-gradient(135deg,transparent 0 6px,var(--band) 6px 12px)}
    .lanes li.gap span{background:var(--page);padding:0 .6rem}
    .lanes li.trouble{grid-column:1/-1;border-color:var(--empty);color:var(--empty);white-space:normal}
    .lanes li[aria-current]{background:var(--chosen);border-left-color:var(--mark);outline:2px solid var(--mark)}
    .f-loading{border-left-style:double!important}
    .f-layout{border-left-style:dotted!important}
    .f-rotation,.f-orientation,.f-size{border-left-style:dashed!important}
    .f-containment{border-left-style:groove!important}
    .who{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .bounds{font-size:.75rem;font-weight:600}
    .bounds.empty{color:var(--empty)}
    .bounds.stale{color:var(--stale)}
    .bounds.final{color:var(--final)}
    .alone,.moved,.changed{background:color-mix(in srgb,var(--alone) 14%,transparent)}
    .mark{color:var(--alone);font-size:.72rem;font-style:italic}
    .predicting .glance,.predicting .rules,.hidden{display:none!important}
    .veiled{visibility:hidden}
    .tables{display:flex;flex-wrap:wrap;gap:0 1.5rem}
    .scroll{overflow-x:auto;max-width:100%}
    header p{overflow-wrap:anywhere}
    .glance{margin:0 0 1rem}
    .glance summary{font-weight:700;cursor:pointer}
    table{border-collapse:collapse;margin:.5rem 0 1rem}
    caption{text-align:left;font-weight:700;padding:.2rem 0}
    td,th{border:1px solid var(--line);padding:.15rem .5rem;text-align:left;font-weight:400;white-space:nowrap}
    thead th{font-weight:700}
    .controls{display:flex;flex-wrap:wrap;gap:.3rem;align-items:center;margin-bottom:.5rem}
    button,select{font:inherit;font-size:.9rem;padding:.25rem .5rem;border:1px solid var(--line);
      border-radius:.3rem;background:var(--band);color:var(--ink)}
    button:focus-visible,select:focus-visible,input:focus-visible,li:focus-visible,summary:focus-visible{
      outline:3px solid var(--mark);outline-offset:1px}
    button[aria-pressed=true]{background:var(--mark);color:var(--page)}
    #place{flex:1 1 8rem}
    fieldset{border:1px solid var(--line);border-radius:.3rem;font-size:.8rem;display:flex;flex-wrap:wrap;
      gap:.1rem .6rem}
    #tree ul{margin:0;padding-left:1rem;list-style:none;font-size:.85rem}
    #tree>ul{padding-left:0}
    #tree .new{background:var(--chosen)}
    #screen svg{width:100%;max-height:16rem}
    #screen rect{fill:color-mix(in srgb,var(--mark) 8%,transparent);stroke:var(--mark)}
    #screen .device{fill:var(--band);stroke:var(--soft)}
    #screen text{fill:var(--ink);font:11px ui-monospace,monospace}
    #quiz button{display:block;width:100%;text-align:left;margin:.2rem 0;font-family:ui-monospace,monospace;
      font-size:.8rem;overflow-wrap:anywhere}
    #quiz .right{background:var(--final);color:var(--page)}
    #quiz .wrong{background:var(--empty);color:var(--page)}
    .rules{overflow-wrap:anywhere}
    .rules dl>div{margin-bottom:.5rem}
    .rules dd{margin:0 0 0 1rem}
    .source pre{overflow:auto;background:var(--band);padding:.6rem;border-radius:.3rem}
    .source .here{background:var(--chosen)}
    @media(max-width:60rem){
      .page{grid-template-columns:minmax(0,1fr)}
      aside{position:sticky;bottom:0;top:auto;max-height:40vh;background:var(--page);z-index:2;
      box-shadow:0 -4px 12px #0003}
    }
    @media(max-width:40rem){
      .case,.heads,.lanes{display:block}
      .heads{display:none}
      .lanes li{white-space:normal;overflow-wrap:anywhere}
      .who{position:static;width:auto;height:auto;clip-path:none;font-weight:700;color:var(--mark)}
    }
    @media(prefers-reduced-motion:no-preference){
      .lanes li{transition:background .15s}
    }
    @media print{
      aside,.source{display:none}
      .page{display:block}
      body{font-size:11px}
      .step{break-inside:avoid}
      .step>h2{position:static}
    }

    """
}
