extension ReportStyle {
  /// Two lines in the height of one; one line stands in its middle.
  private static let smallLetters =
    "white-space:normal;font-size:.75rem;line-height:1.05;letter-spacing:-.02em;align-content:center"

  /// How a page looks on other windows than a laptop's: walls, phones, paper, and for eyes that need more. Each is a style of
  /// its own with the windows that it is for, so that a page that shows another run changes those words and no style.
  ///
  /// - Parameters:
  ///   - twoLines: In windows of this width in rem and less a row has two lines, and the page needs no columns beside the trace.
  ///   - sideBySide: The width in rem that two versions beside each other need, so that no line is cut. In windows that are
  ///     not wider they stand in one column.
  static func narrow(twoLines: Int, sideBySide: Int) -> [(windows: String, style: String)] {
    [
      ("all", wide), ("(max-width:\(max(75, sideBySide))rem)", oneColumn), ("all", panelBelow),
      ("(max-width:56rem) and (min-width:\(twoLines)rem)", small), ("(max-width:\(twoLines)rem)", inTwoLines),
      ("all", others),
    ]
  }

  /// Walls and large screens, then what holds everywhere.
  private static let wide = """
    @media(min-width:118rem){
      .page{grid-template-columns:auto minmax(0,1fr) 34rem;gap:0 2rem}
      .short .page,.predicting .page{grid-template-columns:minmax(0,1fr) 34rem}
      .one.trace{--cols:var(--no) var(--gw) 40rem var(--bw) minmax(0,1fr)}
      .one .u{display:block}
      .one .gap .t,.one .trouble .t{grid-column:3/6}
      #state{grid-template-columns:15rem minmax(0,1fr)}
    }
    @media(min-width:140rem){
      .one.trace{--cols:var(--no) var(--gw) 48rem var(--bw) minmax(0,1fr)}
      .chapter{display:grid;grid-template-columns:26rem minmax(0,1fr);gap:0 2rem}
      .chapter>*{grid-column:2}
      .chapter>.source{grid-column:1;grid-row:1/100;position:sticky;top:var(--bar);max-height:calc(100vh - var(--bar));
        overflow:auto;align-self:start;padding-top:1rem}
    }
    .one .verbose .t{\(smallLetters)}
    .one .verbose wbr{display:inline}
    .two.trace{max-width:var(--two)}
    .wall{font-size:24px}
    .wall .g>svg:not(.life)>use{transform:scale(1.5)}
    .wall .page,.wall .short .page,.wall .predicting .page{grid-template-columns:minmax(0,1fr) 21rem}
    .wall .map,.wall .b small{display:none}
    .wall .one.trace{--bw:8rem;--cols:var(--no) var(--gw) minmax(0,1fr) var(--bw)}
    .wall .u{display:none}
    .wall .answer dd{gap:0}
    .wall .answer dd a{width:1.35rem}
    .wall .one .gap .t,.wall .one .trouble .t{grid-column:3/5}
    .wall #state{grid-template-columns:9rem minmax(0,1fr)}
    @media(max-width:105rem){
      .dense.trace{--bw:6.4rem;--in:.8rem}
      .dense .t{font-size:.84rem}
      .dense .b small{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    }
    @media(max-width:75rem){
      .wide,.answer .broad{display:none}
      .answer .narrow{display:grid}
    }

    """

  /// Where two versions have no room beside each other.
  private static let oneColumn = """
    .verbose .t{\(smallLetters)}
    .verbose wbr{display:inline}
    .two.trace{max-width:var(--one);--cols:var(--no) var(--gw) minmax(0,1fr) var(--bw) 9rem}
    .two .act summary{grid-template-columns:var(--no) var(--gw) minmax(0,max-content) minmax(11rem,1fr)}
    .two .act summary .g.sr{display:none}
    .two .gap .t.sl,.two .trouble .t.sl{grid-column:3/6}
    .two .heads .va span{display:inline}
    .two .heads .vb,.two .names.sr,.two .life.sr,.two .g.sr,.two li .t.sr,.two li .b.sr,.two li .none{display:none}
    .two li.right .g.sl,.two li.right .none.sl{display:none}
    .two li.right .g.sr{display:block;grid-column:2;grid-row:1}
    .two .g.sr>svg:not(.life){left:calc((var(--x) + .5)*var(--p))}
    .two li.right .t.sr{display:block;grid-column:3;grid-row:1}
    .two li.right .b.sr{display:grid;grid-column:4;grid-row:1}
    .two li .m{grid-column:5;grid-row:1;text-align:left;align-self:stretch;line-height:var(--row);white-space:nowrap;padding-left:.4rem}
    .two .m small{display:inline;font:600 .8125rem system-ui,sans-serif}
    .two li.changed .b.sr{display:grid;grid-column:5;grid-row:1;margin-left:1.6rem}
    .two li.changed .m{width:1.6rem;padding:0;text-align:center}
    .two li.changed .m small{display:none}

    """

  /// Where the panel lies below: always with two versions, and on small windows.
  private static let panelBelow = """
    .two .page{grid-template-columns:auto minmax(0,1fr)}
    .two.short .page,.two.predicting .page{grid-template-columns:minmax(0,1fr)}
    body.two{padding-bottom:5.5rem}
    body.two aside{position:fixed;z-index:6;left:0;right:0;bottom:0;top:auto;height:5rem;max-height:none;overflow:hidden;
      background:var(--page);border-top:1px solid var(--line);box-shadow:0 -3px 14px #0002;padding:0 1.25rem 1rem}
    body.two #handle{display:block}
    #handle{position:sticky;top:0;z-index:1;width:100%;min-height:1.2rem;border:0;padding:0;background:var(--page)}
    #handle::after{content:"";display:block;width:3rem;height:.3rem;border-radius:.2rem;background:var(--faint);margin:.45rem auto}
    body.two aside.open{height:70vh;overflow:auto}
    body.two aside:not(.open) #state,body.two aside:not(.open) #more{display:none}
    body.two aside:not(.open) #why p{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
    body.two #now h2,body.two #now p{display:inline;margin-right:1rem}
    body.two #why{border:0;padding:0;margin:.3rem 0 1rem}
    body.two #panel{max-width:70rem}
    @media(max-width:69rem){
      body{padding-bottom:5.5rem}
      .page{grid-template-columns:auto minmax(0,1fr);gap:0 .6rem}
      .short .page,.predicting .page{grid-template-columns:minmax(0,1fr)}
      .map{width:1.5rem}
      .one.trace{--bw:7.4rem}
      .trace{--p:calc(var(--lp)*.8)}
      .one .b{grid-template-columns:1.5rem 1fr}
      .one .b small{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
      aside{position:fixed;z-index:6;left:0;right:0;bottom:0;top:auto;height:5rem;max-height:none;overflow:hidden;
        background:var(--page);border-top:1px solid var(--line);box-shadow:0 -3px 14px #0002;padding:0 1.25rem 1rem}
      #handle{display:block}
      aside.open{height:70vh;overflow:auto}
      aside:not(.open) #state,aside:not(.open) #more{display:none}
      aside:not(.open) #why p{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
      #now h2,#now p{display:inline;margin-right:1rem}
      #why{border:0;padding:0;margin:.3rem 0 1rem}
    }
    @media(max-width:75rem){.wordy .t{\(smallLetters)}.wordy wbr{display:inline}}

    """

  /// Where rows have one line and no number.
  private static let small = """
    :root{--in:.6rem}
    .page,.two .page{grid-template-columns:minmax(0,1fr)}
    .map,.rows .no,.act summary .no{display:none}
    .trace{--no:0rem!important}
    .one.trace{--bw:6rem;--cols:var(--gw) minmax(0,1fr) var(--bw)}
    .one .g.sl{grid-column:1}.one .t.sl{grid-column:2}.one .b.sl{grid-column:3}
    .one .gap .t.sl,.one .trouble .t.sl{grid-column:2/4}
    .act summary{grid-template-columns:var(--gw) minmax(0,max-content) minmax(9rem,1fr)}
    .rows li,.rows .b{font-size:.8125rem}

    """

  /// Where a row has two lines.
  private static let inTwoLines = """
    :root{--row:2.75rem;--bar:5.6rem;--in:.6rem}
    .page,.short .page,.two .page{grid-template-columns:minmax(0,1fr)}
    .map,.rows .no,.act summary .no{display:none}
    .trace{--no:0rem!important}
    header,.page,.bar{padding-left:.6rem;padding-right:.6rem}
    h1{font-size:1.3rem}
    .lead{font-size:1.125rem}
    .bar{flex-wrap:wrap;align-content:center;gap:.35rem}
    .bar .space{flex:1 0 100%}
    .bar button{padding:.2rem .55rem}
    #find{flex:1;width:4rem}
    #found:empty{display:none}
    .trace{--p:min(calc(var(--lp)*.64),calc(24vw/var(--nl)));--gw:calc(var(--p)*var(--nl) + .3rem)}
    .one.trace{--cols:var(--gw) minmax(0,1fr)}
    .two.trace{--cols:var(--gw) minmax(0,1fr) auto}
    .act summary,.two .act summary{grid-template-columns:var(--gw) minmax(0,1fr) auto}
    .act summary>.g{grid-column:1}.act summary h3{grid-column:2}
    .act summary h3{font-size:.875rem;white-space:normal;line-height:1.3;padding:.4rem .5rem}
    .worth,.spoken,.act:not([open]) .spoken{display:none}
    .rows>.life{left:0}
    .rows li{grid-template-rows:1.3rem 1.3rem;align-content:center}
    .rows li>.g{grid-column:1;grid-row:1/3;align-self:stretch;height:var(--row);margin-top:-.075rem}
    .rows li>.t{grid-column:2;grid-row:1;line-height:1.3rem}
    .rows li>.b{grid-column:2;grid-row:2;padding-left:calc(.5rem + var(--d,0)*var(--in));
      grid-template-columns:1.5rem minmax(7ch,auto) 1fr;
      line-height:1.3rem}
    .one .b small,.two .b small,.dense .b small{position:static;width:auto;height:auto;clip-path:none}
    .t b{min-width:0}
    .rows li.wordy>.t{white-space:nowrap}
    .verbose .t em{display:none}
    li[style*="--d:"] .t{background:none}
    .rows li.gap>.t,.rows li.trouble>.t{grid-column:2/-1;grid-row:1/3;align-self:stretch}
    .rows li.gap>.t{line-height:var(--row)}
    .one .pass .t::after{content:none}
    .two .rows li>.t{grid-column:2/-1}
    .two:not(.solo) .names b{transform:rotate(-66deg)}
    .two .rows li:is(.alone,.changed,.moved)>:is(.t,.b,.m){background:none}
    .two .rows li:is(.alone,.changed,.moved){background:linear-gradient(to right,transparent var(--gw),
      color-mix(in srgb,var(--diff) 11%,transparent) var(--gw))}
    .two .rows li[aria-current]{background:var(--chosen)}
    .two .rows li>.m{grid-column:3;grid-row:2;line-height:1.3rem;padding:0 .3rem;align-self:stretch}
    .two .rows li.gap>.t.sl,.two .rows li.trouble>.t.sl{grid-column:2/-1}
    .two li.changed .b.sr small,.two li.changed .b.sl small{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .two .rows li.right>.t.sr{grid-column:2/-1;grid-row:1}
    .two .rows li.right>.b.sr{grid-column:2;grid-row:2}
    .two .rows li.right>.g.sr{grid-column:1;grid-row:1/3}
    .two .rows li.changed>.b.sr{grid-column:3;grid-row:2;padding:0 .4rem 0 0}
    .names b.more,.names b{display:none}
    .trace:not(.many) .names b{display:block}
    .many .heads{height:1.7rem}
    .many .names b.chosen{display:block;transform:none;left:0}
    .pair table{width:100%}
    .answer th[scope=row]{white-space:normal;overflow-wrap:anywhere}
    .answer td{padding-right:.5rem}
    .answer td+td{padding-left:.2rem}
    .answer dl{grid-template-columns:minmax(0,1fr)}
    .answer dd{margin-bottom:.4rem}
    .quiz{margin-left:0}
    #state{grid-template-columns:9rem minmax(0,1fr)}
    #now h2,body.two #now h2{display:block}
    aside,body.two aside{height:6.2rem}

    """

  /// Phones, paper, and eyes that need more.
  private static let others = """
    @media(max-width:44rem){
      .t em{display:none}
      .names b{transform:rotate(-66deg)}
      .trace:not(.solo):not(.many) .heads{height:calc(var(--hh)*1.15)}
      .rows wbr{display:inline}
      .rows li.lengthy>.t{grid-row:1/3;align-self:start;white-space:normal;max-height:2.6rem;font-size:.75rem;
        letter-spacing:-.02em;padding-left:calc(.5rem + var(--d,0)*.3rem)}
      .rows li.lengthy>.b{justify-self:end;padding:0;grid-template-columns:1.25rem minmax(7ch,auto);font-size:.75rem}
      .rows li.lengthy .b small{display:none}
      .rows li.verbose>.t{font-size:.66rem;line-height:1.15}
      .rows li.verbose>.b .sign{visibility:hidden}
    }
    @media(prefers-contrast:more){:root{--soft:var(--ink);--line:var(--faint)}}
    @media(forced-colors:active){[aria-current]{outline:3px solid Highlight}}
    @media(prefers-reduced-motion:no-preference){html{scroll-behavior:auto}}
    @media print{
      html{font-size:10px}
      .bar,.map,aside,#handle,.skip{display:none!important}
      .page,.short .page{display:block;padding:0}
      .one.trace{--cols:var(--no) var(--gw) minmax(0,1fr) var(--bw) 14rem}
      .one .u,.rules{display:block}
      .heads{position:static}
      .act{content-visibility:visible;break-inside:avoid}
      [aria-current]{background:none!important;box-shadow:none!important}
    }
    @media(scripting:none){.rules{display:block}.bar,#handle{display:none}}

    """
}
