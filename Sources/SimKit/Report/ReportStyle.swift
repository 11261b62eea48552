/// How a page looks on a wide window. Colours differ in lightness too, and no meaning stands in a colour alone.
enum ReportStyle {
  /// The colours of all pages.
  static let colors = """
    :root{color-scheme:light dark;--page:light-dark(#fff,#0e1116);--band:light-dark(#f3f5f7,#171c22);
      --line:light-dark(#dde2e7,#2b323a);--chosen:light-dark(#fff3c9,#3a3210);--ink:light-dark(#16191d,#e8ecf1);
      --soft:light-dark(#58616b,#a3adb8);--faint:light-dark(#68717b,#98a2ad);--mark:light-dark(#0b57d0,#8ab4f8);
      --empty:light-dark(#5f6b78,#a3adb8);--stale:light-dark(#b34700,#ff9d5c);--final:light-dark(#00705a,#4cd0ae);
      --diff:light-dark(#7b1fa2,#d7a4f5);--trouble:light-dark(#b3261e,#ff9a91);
      --c0:light-dark(#1d5fc2,#7db0ff);--c1:light-dark(#b0286c,#ff8ebf);--c2:light-dark(#7a6200,#dcc04f);
      --c3:light-dark(#6b45c9,#b8a1ff);--c4:light-dark(#0b7285,#5cc9dc);--c5:light-dark(#8f4a26,#e5a57f);
      --c6:light-dark(#4a6b1c,#a9cf6d);--c7:light-dark(#5b6470,#b4bdc7);
      --row:1.625rem;--bar:3.2rem;--in:1.1rem;--mono:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,monospace}
    .c0{--c:var(--c0)}.c1{--c:var(--c1)}.c2{--c:var(--c2)}.c3{--c:var(--c3)}.c4{--c:var(--c4)}.c5{--c:var(--c5)}
    .c6{--c:var(--c6)}.c7{--c:var(--c7)}.cx{--c:var(--soft)}

    """

  static let css = colors + rules

  private static let rules = """
    *{box-sizing:border-box}
    html{scroll-padding:calc(var(--bar) + 6.5rem) 0 7rem}
    body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--page)}
    a{color:var(--mark)}
    h1{font-size:1.625rem;line-height:1.25;font-weight:650;margin:0 0 .25rem}
    h2{font-size:.9375rem;margin:.2rem 0;font-weight:650}
    header{padding:1.1rem 1.5rem .5rem}
    header p,.chapter>.facts{margin:0;color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
    .diff{color:var(--diff)}
    .vh,.skip:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip:focus{position:fixed;z-index:9;background:var(--page);padding:.5rem}
    code,pre,table,.rows,.act summary h3{font-family:var(--mono)}
    nav ol{margin:.3rem 0;padding-left:1.5rem}
    .title{font-size:1.25rem;margin-top:1.5rem;border-top:1px solid var(--line);padding-top:.8rem}

    .bar{position:sticky;top:0;z-index:5;display:flex;gap:.4rem;align-items:center;height:var(--bar);padding:0 1.5rem;
      background:var(--page);border-bottom:1px solid var(--line);white-space:nowrap}
    .bar .space{flex:1}
    .bar output{font-size:.875rem;color:var(--soft);font-variant-numeric:tabular-nums}
    .steps{display:flex}
    .steps button{border-radius:0;margin-left:-1px}
    .steps button:first-child{border-radius:.4rem 0 0 .4rem}
    .steps button:last-child{border-radius:0 .4rem .4rem 0}
    button,input,.quiz button{font:inherit;font-size:.875rem;min-height:2rem;padding:.2rem .65rem;border:1px solid var(--line);
      border-radius:.4rem;background:var(--page);color:var(--ink)}
    button{cursor:pointer}
    button[aria-pressed=true]{background:var(--mark);color:var(--page);border-color:var(--mark)}
    #find{width:17rem;min-width:5rem}
    .one .only-two{display:none}
    li:focus-visible,summary:focus-visible{outline:none}
    :focus-visible{outline:3px solid var(--mark);outline-offset:1px}

    .page{display:grid;grid-template-columns:auto minmax(0,1fr) 21rem;gap:0 1.25rem;align-items:start;padding:0 1.5rem}
    .map{position:sticky;top:calc(var(--bar) + .5rem);width:2.75rem;height:calc(100vh - var(--bar) - 1rem);cursor:pointer}
    .short .map{display:none}
    .short .page{grid-template-columns:minmax(0,1fr) 21rem}
    aside{position:sticky;top:var(--bar);max-height:calc(100vh - var(--bar));overflow:auto;padding:1rem .2rem;
      font-size:.9375rem;scrollbar-width:thin}
    #handle{display:none}

    .answer{padding:.7rem 0 1rem;border-bottom:1px solid var(--line);margin-bottom:.6rem}
    .answer h2{color:var(--soft);display:inline}
    .pair{display:flex;flex-wrap:wrap;gap:1rem 2rem}
    .pair>div{flex:1 1 13rem;max-width:26rem}
    .lead{font-size:1.375rem;line-height:1.35;margin:.4rem 0 .6rem}
    .lead code{font-weight:650;font-size:.95em}
    .lead b,.answer dt b{color:var(--c,var(--c0))}
    .counts{list-style:none;margin:0;padding:0;color:var(--soft)}
    .counts li{display:flex;align-items:center;gap:.6rem;min-height:1.8rem}
    .counts .stale,b.stale{color:var(--stale)}
    .answer .narrow{display:none}
    .answer .broad{display:block;overflow-x:auto}
    .answer table{border-collapse:collapse;font-size:.8125rem}
    .answer th,.answer td{text-align:left;font-weight:400;padding:.12rem .7rem .12rem 0;border-top:1px solid var(--line);
      white-space:nowrap}
    .answer thead th{border-top:0;font-family:system-ui,sans-serif;font-weight:650;color:var(--soft)}
    .answer td.first{border-top:2px solid var(--final)}
    .answer td a{display:inline-flex;height:1.25rem;vertical-align:middle;align-items:center;gap:.4rem;text-decoration:none;color:inherit}
    .answer td.none{color:var(--soft);font-family:system-ui,sans-serif}
    .answer dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.15rem 1rem;margin:.4rem 0 0;font-size:.875rem;align-items:center}
    .answer dt{font-family:var(--mono)}
    .answer dd{margin:0;display:flex;flex-wrap:wrap;align-items:center;gap:.1rem;color:var(--soft)}
    .answer dd span{min-width:0}
    .answer dd a{display:inline-flex;width:1.4rem;height:1.5rem;align-items:center;justify-content:center}
    .answer dd span{margin-left:.5rem}
    .answer dd b{margin-left:.5rem}
    .empty{color:var(--empty)}.stale{color:var(--stale)}.final{color:var(--final)}
    td.stale{font-weight:650}
    .sign{display:inline-block;flex:none;width:calc(var(--w)*.0625rem);height:calc(var(--h)*.0625rem);print-color-adjust:exact}
    .sign.empty{border:1px dashed var(--empty)}
    .sign.stale{border:2px solid var(--stale);background:color-mix(in srgb,var(--stale) 22%,transparent)}
    .sign.final{background:var(--final)}

    .trace{--no:var(--nw,2.6rem);--p:var(--lp);--gw:calc(var(--p)*var(--nl) + .4rem);--bw:8.7rem;
      --cols:var(--no) var(--gw) minmax(0,1fr) var(--bw);position:relative;margin-bottom:1.5rem}
    .two.trace{--bw:6.3rem;--cols:var(--no) var(--gw) minmax(0,1fr) var(--bw) 1.6rem minmax(0,1fr) var(--bw) var(--gw)}
    .heads{position:sticky;top:var(--bar);z-index:3;height:var(--hh);background:var(--page);border-bottom:1px solid var(--line)}
    .solo .heads{height:2rem}
    .names{position:absolute;bottom:0;left:var(--no)}
    .names.sr{left:auto;right:calc(var(--p)*var(--nl))}
    .names b{position:absolute;bottom:.25rem;left:calc((var(--x) + .5)*var(--p) - .2rem);font:600 .8125rem/1 var(--mono);color:var(--c);
      white-space:nowrap;transform:rotate(-48deg);transform-origin:.3rem 100%;padding:.05rem .1rem}
    .many .names b{transform:rotate(-60deg)}
    .solo .names b{transform:none;left:.2rem}
    .names b.more{display:none}
    .names b.chosen{display:block;background:var(--chosen)}
    .heads strong{position:absolute;bottom:.3rem;font-size:1.05rem}
    .heads .va span{display:none}
    .heads .va{left:calc(var(--no) + var(--gw) + 2.2rem)}
    .heads .vb{left:calc(50% + var(--no)/2 + .8rem)}

    .act{content-visibility:auto;contain-intrinsic-size:auto calc((var(--n) + 1.3)*var(--row))}
    .act summary{display:grid;grid-template-columns:var(--no) var(--gw) minmax(0,max-content) minmax(9rem,1fr);
      min-height:2.125rem;position:relative;
      cursor:pointer;list-style:none}
    .two .act summary{grid-template-columns:var(--no) var(--gw) minmax(0,max-content) minmax(9rem,1fr) var(--gw)}
    .act summary::-webkit-details-marker{display:none}
    .act summary>*{display:flex;align-items:center;min-width:0}
    .act summary h3{margin:0;font-size:.9375rem;font-weight:650;background:var(--band);padding:0 .5rem;border-top:1px solid var(--line);
      white-space:nowrap;overflow:hidden;text-overflow:ellipsis;display:block;line-height:2.05rem}
    .act summary .facts{justify-content:flex-end;overflow:hidden;background:var(--band);padding:0 .6rem;
      gap:.5rem;border-top:1px solid var(--line);color:var(--soft);
      font-size:.8125rem;white-space:nowrap}
    .act:not([open]) summary h3,.act:not([open]) summary .facts{background:none}
    .count,.worth{display:inline-flex;align-items:center;gap:.3rem}
    .worth .sign{margin-left:.35rem}
    .count{flex:none}
    .spoken{display:none;font:600 .75rem var(--mono);min-width:0;max-width:18rem;overflow:hidden;text-overflow:ellipsis}
    .act:not([open]) .spoken{display:inline}
    .spoken b{color:var(--c)}
    .no{font:.75rem var(--mono);color:var(--faint);text-align:right;justify-content:flex-end;padding-right:.5rem;
      font-variant-numeric:tabular-nums}
    summary .no{font-weight:650;color:var(--soft);gap:.3rem}
    .chevron{width:.4rem;height:.4rem;border:solid var(--soft);border-width:0 2px 2px 0;transform:rotate(-45deg);margin-right:auto;
      margin-left:.45rem}
    [open]>summary .chevron{transform:rotate(45deg)}

    .rows{position:relative}
    .rows ol{list-style:none;margin:0;padding:0}
    .rows li{display:grid;grid-template-columns:var(--cols);align-items:center;height:var(--row);position:relative;line-height:1;
      font-size:.875rem;cursor:pointer}
    .rows li[hidden],.act[hidden]{display:none}
    .rows li>*{grid-row:1;min-width:0}
    .g.sl{grid-column:2}.t.sl{grid-column:3}.b.sl{grid-column:4}.u,.m{grid-column:5}
    .t.sr{grid-column:6}.b.sr{grid-column:7}.g.sr{grid-column:8}
    .none.sl{grid-column:3/5}.none.sr{grid-column:6/8}
    .life{position:absolute;top:0;left:0;width:calc(var(--p)*var(--nl));height:100%;pointer-events:none;z-index:1}
    .rows>.life{left:var(--no)}
    .rows>.life.sr{left:auto;right:0}
    .rows>.life.sr,.g.sr .life{width:calc(var(--p)*var(--nl))}
    .g.sr .life{left:auto;right:0}
    .act summary .g{align-self:stretch}
    .life path{vector-effect:non-scaling-stroke;fill:none;stroke:var(--c);stroke-width:1.25px}
    .life .on,.life .way,.life .in{stroke:none;fill:var(--c)}
    .life .way{opacity:.55}
    .life .in{opacity:.09}
    .life .no{stroke-dasharray:1.5 3.5;stroke-width:1.5px}
    .life .after{display:none}
    .act:not([open]) .life .before{clip-path:inset(0 0 50% 0)}
    .act:not([open]) .life .after{display:block}
    .g{position:relative;height:100%;z-index:2}
    .g>svg:not(.life){position:absolute;left:calc((var(--x) + .5)*var(--p));top:50%;width:1px;height:1px;overflow:visible}
    .g.sr>svg:not(.life){left:calc((var(--x) + .5)*var(--p) + .4rem)}
    li .g.sl::after{content:"";position:absolute;top:50%;left:calc((var(--x) + .5)*var(--p) + .45rem);right:0;
      border-top:1px dotted var(--line)}
    li[style*="--k:"] .g:has(>svg)::before{content:"";position:absolute;top:50%;left:calc((min(var(--k),var(--x)) + .5)*var(--p));
      width:calc((max(var(--k),var(--x)) - min(var(--k),var(--x)))*var(--p));border-top:1px solid var(--soft)}
    li[style*="--k:"] .g.sr::before{margin-left:.4rem}
    .two .g.sl::after{content:none}
    .hollow{fill:var(--page);stroke:var(--c);stroke-width:1.75}
    .full{fill:var(--c);stroke:var(--page);stroke-width:1.5;paint-order:stroke}
    .full text,text.full,g.full text{font:700 12px var(--mono);stroke-width:3}
    use{fill:inherit}
    .rows wbr{display:none}
    .t{padding-left:calc(.5rem + var(--d,0)*var(--in));white-space:nowrap;overflow:hidden;text-overflow:ellipsis;line-height:var(--row)}
    li[style*="--d:"] .t{background:repeating-linear-gradient(90deg,transparent 0 calc(var(--in) - 1px),
      var(--line) 0 var(--in)) .1rem 0/calc(var(--d)*var(--in)) 100% no-repeat}
    .t b{display:inline-block;min-width:var(--who);color:var(--c)}
    .solo .t small{margin-right:.3rem}
    .t small{font-size:inherit;font-weight:400;color:var(--soft)}
    .t em{font-style:normal;font-size:.8125rem;color:var(--soft)}
    .b{display:grid;grid-template-columns:1.5rem minmax(7ch,auto) 1fr;align-items:center;gap:.35rem;font-size:.875rem;
      font-variant-numeric:tabular-nums}
    .b .sign{justify-self:center}
    .b:not(.new):not(.stale)>span,.b:not(.new):not(.stale)>small{color:var(--soft)}
    .b.stale.new{font-weight:650}
    .b small{font-size:.8125rem}
    .two .b{grid-template-columns:1.5rem 1fr}
    .two .b small{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .u{display:none;color:var(--faint);font-size:.75rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .gap .t{color:var(--soft);font:.8125rem/1 system-ui,sans-serif;align-self:stretch;line-height:var(--row);
      background:repeating-linear-gradient(135deg,transparent 0 6px,var(--band) 6px 12px)}
    .gap .t span{background:var(--page);padding:0 .5rem}
    .gap .t.sl,.trouble .t.sl{grid-column:3/5}
    .gap .t.sr,.trouble .t.sr{grid-column:6/8}
    li.pass::before{content:"";position:absolute;top:0;left:calc(var(--no) + var(--gw));right:0;
      border-top:1px dashed var(--faint);opacity:.6}
    .one .pass .t::after{content:"next turn of the run loop";margin-left:1.5rem;font:.6875rem system-ui,sans-serif;color:var(--faint)}
    .rows li.trouble{height:calc(var(--u,1)*var(--row))}
    .rows .trouble .t{display:grid;align-content:center;color:var(--trouble);white-space:normal;
      line-height:1.3;font-size:.75rem;overflow-wrap:anywhere}
    .m{text-align:center;color:var(--diff);line-height:var(--row)}
    .m:empty{display:none}
    .m i{font-style:normal}
    .m small{display:none}
    .none.sl,.none.sr{color:var(--diff);font:.8125rem/1 system-ui,sans-serif;align-self:stretch;line-height:var(--row);
      padding-left:.9rem;background:repeating-linear-gradient(135deg,transparent 0 7px,var(--line) 7px 8px)}
    .none span{background:var(--page);padding:0 .5rem}
    .two .alone .t,.two .alone .b,.two .changed .t,.two .changed .b,.two .moved .t,.two .moved .b,.two .alone .m,.two .changed .m,
      .two .moved .m{background-color:color-mix(in srgb,var(--diff) 11%,transparent);align-self:stretch}
    .two li:not(.alone):not(.changed):not(.moved) .t.sr>span{color:var(--soft)}
    .rows li:hover,.act summary:hover h3{background-color:color-mix(in srgb,var(--chosen) 45%,transparent)}
    [aria-current].rows,li[aria-current],summary[aria-current]{background:var(--chosen)!important;
      box-shadow:inset 4px 0 0 var(--mark),inset 0 2px 0 var(--mark),inset 0 -2px 0 var(--mark)}
    summary[aria-current] h3,summary[aria-current] .facts{background:none!important;border-color:transparent}
    .hit .t>span{text-decoration:underline 2px var(--mark)}

    #now h2{font:650 1.0625rem/1.4 var(--mono);margin:0;overflow-wrap:break-word}
    #now h2 b{color:var(--c)}
    #now p{margin:.1rem 0 .7rem;font:.8125rem/1.5 var(--mono);color:var(--soft)}
    #why{border-left:3px solid var(--line);padding-left:.8rem;margin-bottom:1rem}
    #why p{margin:0 0 .3rem}
    #why p+p{font-size:.8125rem;color:var(--soft);overflow-wrap:anywhere}
    #why:empty{display:none}
    #state{display:grid;grid-template-columns:10rem minmax(0,1fr);gap:1rem;align-items:start}
    #screen p{margin:.1rem 0;text-align:center;font-size:.8125rem;color:var(--soft)}
    #screen svg{display:block;width:100%}
    #screen .device{fill:var(--band);stroke:var(--soft);stroke-width:2}
    #screen .view{fill:color-mix(in srgb,var(--c) 13%,transparent);stroke:var(--c);stroke-width:2}
    #screen .view.chosen{fill:color-mix(in srgb,var(--c) 30%,transparent);stroke-width:5}
    #screen .none{fill:var(--soft);font-family:system-ui,sans-serif;font-weight:400;text-anchor:middle}
    #screen text{fill:var(--c);font-family:var(--mono);font-weight:600;stroke:var(--page);paint-order:stroke;stroke-width:4px}
    #tree ul{list-style:none;margin:0;padding-left:.9rem;border-left:1px solid var(--line);font-size:.8125rem}
    #tree>ul{padding:0;border:0}
    #tree b{font-family:var(--mono);color:var(--c)}
    #tree .new{background:var(--chosen)}
    #tree .st{display:inline-block;width:.6rem;height:.9rem;margin-right:.35rem;vertical-align:-.15rem;background:var(--c)}
    #tree .st1{background:none;border-left:2px dotted var(--c);width:.2rem;margin-left:.2rem;margin-right:.55rem}
    #tree .st2{width:2px;margin-left:.25rem;margin-right:.6rem}
    #tree .st3{clip-path:polygon(40% 0,60% 0,100% 100%,0 100%);opacity:.7}
    #tree .st5{clip-path:polygon(0 0,100% 0,60% 100%,40% 100%);opacity:.7}
    #more dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.1rem 1rem;font-size:.8125rem;margin:1rem 0}
    #more dt{color:var(--soft)}
    #more dd{margin:0;font-family:var(--mono);overflow-wrap:anywhere}

    .source pre{white-space:pre-wrap;overflow-wrap:anywhere;
      background:var(--band);padding:.6rem;border-radius:.3rem;font-size:.8125rem;margin:.3rem 0 1.5rem}
    .source pre span{display:inline-block;width:100%;padding-left:4ch;text-indent:-4ch}
    .source .here{background:var(--chosen)}
    .source .met::after{content:" ✓";color:var(--final);font-weight:700}
    .rules{display:none;padding:0 1.5rem;overflow-wrap:anywhere}
    .rules dd{margin:0 0 .4rem 1rem}
    noscript p{margin-top:0}

    .predicting .answer,.predicting .map,.predicting .facts,.predicting .u,.predicting #why,.predicting .source .expect,
      .predicting #find,.predicting #found,.predicting [data-go=fold],.predicting .only-two,.predicting header .facts{display:none}
    .predicting .page{grid-template-columns:minmax(0,1fr) 21rem}
    .quiz{border:2px solid var(--mark);border-radius:.5rem;margin:.4rem 0 1rem calc(var(--no) + var(--gw));padding:.7rem 1rem;
      max-width:44rem;font-family:system-ui,sans-serif}
    .quiz h3{margin:0 0 .4rem;font-size:1.0625rem}
    .quiz p{margin:.3rem 0}
    .quiz button{display:block;width:100%;text-align:left;margin:.25rem 0;font-family:var(--mono);overflow-wrap:break-word}
    .quiz button:disabled{text-decoration:line-through;color:var(--soft);cursor:default}
    .quiz form{display:flex;gap:.4rem;margin-top:.5rem}
    .quiz form input{flex:1;min-width:0;font-family:var(--mono)}
    .quiz form button{width:auto;margin:0;font-family:inherit}
    .quiz .score{color:var(--soft);font-size:.875rem}
    dialog{max-width:62rem;color:var(--ink);background:var(--page);border:1px solid var(--line);border-radius:.6rem;padding:1.2rem 1.5rem}
    dialog::backdrop{background:#0008}
    dialog form{display:flex;justify-content:space-between;align-items:center}
    dialog .cols{display:flex;flex-wrap:wrap;gap:0 2.5rem}
    dialog dl{display:grid;grid-template-columns:auto auto;gap:.25rem .9rem;font-size:.875rem;align-items:center;margin:.4rem 0 1rem}
    dialog dd{margin:0}
    dialog svg{overflow:visible;width:2rem;height:1.2rem;display:block}
    kbd{font:.8125rem var(--mono);border:1px solid var(--line);border-radius:.25rem;padding:0 .3rem}

    """
}
