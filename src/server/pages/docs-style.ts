/** Styles of the operation pages: the system's fonts, light and dark, and print. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: #1d2522; --quiet: #5b6763; --line: #dfe5e2; --ground: #fbfcfb;
  --raised: #fff; --code: #f1f5f3; --brand: #0f5c4d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4eae7; --quiet: #9aa8a2; --line: #2c3733;
  --ground: #121715; --raised: #19201d; --code: #202925; --brand: #6fc9b3; } }
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template-columns: 17rem minmax(0, 1fr); color: var(--ink);
  background: var(--ground); font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--brand); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 4px; }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1.5rem 1rem 2rem 1.5rem;
  border-inline-end: 1px solid var(--line); font-size: .875rem; line-height: 1.35; }
nav h1 { margin: 0 0 1rem; font-size: 1.25rem; }
nav h1 a { color: inherit; text-decoration: none; }
nav h2 { margin: 1.25rem 0 .25rem; font-size: .8125rem; color: var(--quiet); text-transform: capitalize; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: block; padding: .25rem .5rem; margin-inline-start: -.5rem; border-radius: 6px;
  color: inherit; text-decoration: none; }
nav li a:hover { background: var(--code); color: var(--brand); }
main { padding: 2rem 2.5rem 6rem; max-width: 68rem; }
header p { max-width: 44rem; }
h2 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .75rem; }
h2.area { margin: 3.5rem 0 1rem; text-transform: capitalize; }
h2.area small { display: block; margin-top: .25rem; font-size: 1rem; font-weight: 400; color: var(--quiet);
  text-transform: none; }
article { margin: 0 0 1.5rem; padding: 1.25rem 1.5rem; background: var(--raised); border: 1px solid var(--line);
  border-radius: 12px; scroll-margin-top: 1rem; }
article:target { border-color: var(--brand); }
h3 { margin: 0; font-size: 1.125rem; }
h4 { margin: 1.25rem 0 .375rem; font-size: .875rem; color: var(--quiet); font-weight: 600; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875rem; }
.call { margin: .5rem 0; }
.call b { display: inline-block; min-width: 4.25rem; padding: .125rem .5rem; border-radius: 6px; text-align: center;
  font-size: .8125rem; letter-spacing: .02em; color: #fff; background: #345; }
.call .get { background: #1f5f99; } .call .post { background: #1c6b3f; } .call .put, .call .patch { background: #8a5300; }
.call .delete { background: #a3262b; }
.facts { margin: 0; display: flex; flex-wrap: wrap; gap: .375rem; }
.facts span { padding: .125rem .625rem; border: 1px solid var(--line); border-radius: 99px; font-size: .8125rem;
  color: var(--quiet); }
.scroll { overflow-x: auto; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .375rem .75rem .375rem 0; border-top: 1px solid var(--line); text-align: start;
  vertical-align: top; font-weight: 400; }
thead th { border: 0; color: var(--quiet); font-size: .8125rem; }
th:first-child { width: 36%; overflow-wrap: anywhere; } th:nth-child(2) { width: 20%; } td { overflow-wrap: anywhere; }
ul.words { margin: .25rem 0 0; padding-inline-start: 1.1rem; } ul.words li { margin: .125rem 0; }
#problems th:first-child { width: 26%; } #problems th:nth-child(2) { width: 16%; }
#problems details { margin: 0; }
em { font-style: normal; color: var(--brand); font-size: .8125rem; }
pre { margin: .75rem 0 0; padding: .75rem 1rem; overflow-x: auto; background: var(--code); border-radius: 8px; }
details { margin-top: 1.25rem; font-size: .875rem; }
summary { cursor: pointer; color: var(--quiet); min-height: 1.5rem; }
.calls { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-top: 1.25rem; }
.calls details { margin: 0; } .calls details[open] { flex-basis: 100%; order: 1; }
input, textarea { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--quiet);
  border-radius: 8px; font: inherit; color: inherit; background: var(--ground); }
textarea { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.found { margin: .5rem 0 0; color: var(--quiet); }
.try { display: grid; gap: .75rem; max-width: 40rem; margin-top: .75rem; } .try p { margin: 0; }
.try label { display: grid; gap: .25rem; font-weight: 600; }
.try label > * { font-weight: 400; } .try pre { max-height: 30rem; overflow: auto; margin: 0; }
.try button { justify-self: start; min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: 8px;
  font: inherit; font-weight: 600; color: var(--raised); background: var(--brand); cursor: pointer; }
.try button:disabled { opacity: .6; }
dl { display: grid; grid-template-columns: 3rem 1fr; gap: .25rem .75rem; margin: .5rem 0 0; }
dt { font-variant-numeric: tabular-nums; } dd { margin: 0; }
@media (max-width: 52rem) { body { display: block; } nav { position: static; height: auto; max-height: 40vh;
  border: 0; border-bottom: 1px solid var(--line); } main { padding: 1.5rem 1rem 4rem; } article { padding: 1rem; }
  thead { display: none; } tr { display: block; padding: .5rem 0; border-top: 1px solid var(--line); }
  tbody th, td, td:nth-child(2) { display: block; width: auto; padding: 0; border: 0; white-space: normal;
    overflow-wrap: anywhere; } td { color: var(--quiet); } td:empty { display: none; } }
@media print { nav { display: none; } body { display: block; } article { break-inside: avoid; } }
`
