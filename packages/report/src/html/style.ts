import { createHash } from 'node:crypto'

/** One style sheet for every report: ink on paper, vermilion for what is serious; prints without its colours of the screen. */
export const STYLE = `
:root{--paper:#FAF8F4;--surface:#fff;--sunken:#F1EEE7;--line:#E2DDD2;--ink:#14203A;--ink-2:#3C4760;--ink-3:#5E687E;--seal:#B3331D;--seal-soft:#FBEAE6;--warn:#8A5A00;--warn-soft:#FDF3DC;--note:#2A5A9C;--note-soft:#E9F0FA;--pass:#26694A;--pass-soft:#E6F2EB;
--sans:"Source Sans 3",system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",sans-serif;--serif:"Source Serif 4",Georgia,"Songti SC","Noto Serif CJK SC","SimSun",serif}
:root:lang(ja){--sans:"Source Sans 3",system-ui,"Hiragino Sans","Yu Gothic",Meiryo,"Noto Sans CJK JP","Noto Sans JP",sans-serif;--serif:"Source Serif 4",Georgia,"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP",serif}
:root:lang(ko){--sans:"Source Sans 3",system-ui,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans CJK KR","Noto Sans KR",sans-serif;--serif:"Source Serif 4",Georgia,"Nanum Myeongjo","Noto Serif CJK KR",serif}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:16px/1.6 var(--sans);-webkit-text-size-adjust:100%}
:root:lang(zh),:root:lang(ja),:root:lang(ko){line-height:1.75}
:root:lang(ko){word-break:keep-all;overflow-wrap:anywhere}
body{margin:0 auto;max-width:1080px;padding:40px 32px 80px}
h1,h2,h3,h4,h5,h6{font-family:var(--serif);font-weight:600;line-height:1.25;margin:1.6em 0 .5em;text-wrap:balance}
h1{font-size:2rem;margin-top:0}h2{font-size:1.5rem;border-top:2px solid var(--ink);padding-top:16px;margin-top:48px}h3{font-size:1.2rem}h4,h5,h6{font-size:1rem}
p{margin:.6em 0;text-wrap:pretty}
a{color:var(--note)}
table{border-collapse:collapse;font-size:15px;margin:12px 0;font-variant-numeric:tabular-nums lining-nums}
th,td{padding:5px 10px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
thead th{border-bottom:1.5px solid var(--ink);font-weight:600;vertical-align:bottom}
tbody th{font-weight:400}
.n{text-align:right;white-space:nowrap}
.i1{padding-left:26px}.i2{padding-left:42px}.i3{padding-left:58px}.b{font-weight:600}
.wide{overflow-x:auto;max-width:100%}
.firm{display:flex;align-items:center;gap:14px;margin:0 0 28px;font-weight:600}.firm img{display:block;max-width:240px;max-height:64px;background:#fff;padding:4px}
.kicker{font-size:14px;color:var(--ink-3);margin:0 0 4px}
dl.facts{display:grid;grid-template-columns:max-content 1fr;gap:2px 20px;font-size:15px;margin:16px 0}
dl.facts dt{color:var(--ink-3)}dl.facts dd{margin:0;overflow-wrap:anywhere}
.scores{display:flex;flex-wrap:wrap;gap:16px 48px;margin:24px 0 8px}
.score{min-width:180px}.score b{display:block;font:600 3rem/1.1 var(--serif);font-variant-numeric:tabular-nums lining-nums}
.score b.none{font-size:1.5rem;line-height:3.3rem;color:var(--ink-3)}.score span{display:block;max-width:260px;font-size:14px;color:var(--ink-3)}
.score svg{display:block;width:180px;height:6px;margin-top:6px}.score rect{fill:var(--sunken)}.score .bar{fill:var(--ink)}
.tally{display:flex;flex-wrap:wrap;gap:8px 20px;padding:0;list-style:none}
.grade{font-weight:600;white-space:nowrap}
.serious{--grade:var(--seal);--grade-soft:var(--seal-soft)}.warning{--grade:var(--warn);--grade-soft:var(--warn-soft)}.suggestion{--grade:var(--note);--grade-soft:var(--note-soft)}
.grade{color:var(--grade)}
.finding{border-left:3px solid var(--grade);background:var(--surface);padding:14px 20px;margin:14px 0;break-inside:avoid}
.finding h3{margin:.1em 0 .3em;font-size:1.08rem}
.finding .meta{font-size:14px;color:var(--ink-3);display:flex;flex-wrap:wrap;gap:2px 16px}
.finding dl{display:grid;grid-template-columns:max-content 1fr;gap:3px 16px;margin:10px 0;font-size:15px}
.finding dt{color:var(--ink-3)}.finding dd{margin:0;overflow-wrap:anywhere}
.sum{font-variant-numeric:tabular-nums lining-nums}
.finding ul{margin:0;padding-left:0;list-style:none}
dl.aside dt{font-weight:600;margin-top:10px}dl.aside dd{margin:0;overflow-wrap:anywhere}
.finding details{font-size:15px;color:var(--ink-2)}
q{quotes:none}
.state-verified{color:var(--pass)}.state-contradicted{color:var(--seal)}.state-unverified{color:var(--ink-3)}
mark{background:var(--grade-soft,var(--pass-soft));color:inherit;box-shadow:inset 0 -2px var(--grade,var(--pass));padding:0 1px}
td.mark,th.mark{background:var(--grade-soft);box-shadow:inset 0 0 0 2px var(--grade)}
:target{outline:3px solid var(--note);outline-offset:2px}
.page{display:flex;align-items:center;gap:12px;color:var(--ink-3);font-size:14px;margin:32px 0 16px}.page::before,.page::after{content:"";flex:1;border-top:1px solid var(--line)}
.l1,.l2,.l3{display:flex;gap:.6em;margin:.2em 0}.l2{margin-left:1.6em}.l3{margin-left:3.2em}
.furniture{display:none}.notes{font-size:14px;color:var(--ink-2);border-left:2px solid var(--line);padding-left:12px}
.sheet th{background:var(--sunken);color:var(--ink-3);font-weight:400;text-align:center}.sheet td,.sheet th{border:1px solid var(--line);padding:2px 8px;white-space:nowrap}.sheet .t{white-space:normal;min-width:20em}
.text{white-space:pre-line}
.data{font:13px/1.5 ui-monospace,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.sheet-of-paper{display:block;width:100%;height:auto;border:1px solid var(--line)}
tfoot th,tfoot td{border-top:1.5px solid var(--ink);font-weight:600}
footer{margin-top:64px;border-top:1px solid var(--line);padding-top:12px;font-size:14px;color:var(--ink-3)}
@media (max-width:640px){body{padding:24px 16px}dl.facts,.finding dl{grid-template-columns:1fr}.finding dd{margin-bottom:6px}}
@media print{html{background:#fff;font-size:10.5pt}body{max-width:none;padding:0}a{color:inherit;text-decoration:none}h2{break-after:avoid}thead{display:table-header-group}tr{break-inside:avoid}.finding{border:1px solid var(--line);border-left:3px solid var(--grade)}.finding details>summary{display:none}mark,td.mark,th.mark,.score rect{print-color-adjust:exact;-webkit-print-color-adjust:exact}@page{margin:18mm 16mm}}
`

/** For a content security policy: this style sheet and nothing else may apply. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`
