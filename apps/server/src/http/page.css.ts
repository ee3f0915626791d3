/** The product's font, from our own origin. */
export const fontCss = ['latin-ext', 'latin']
  .map(
    (part) => `@font-face {
  font-family: 'Inter Variable'; font-display: swap; font-weight: 100 900;
  src: url('/fonts/inter-${part}-wght-normal.woff2') format('woff2-variations'); unicode-range: ${
    part === 'latin'
      ? 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212'
      : 'U+0100-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F, U+A720-A7FF'
  };
}`,
  )
  .join('\n')

/** Style of the identity provider's pages: the portal's greys and its one accent, in both themes, without a script. */
export const pageCss = `
:root {
  color-scheme: light dark;
  --page: #f5f6f8; --surface: #fff; --line: #e0e4ea; --line-strong: #b4bdc9; --text: #18202c; --dim: #566273;
  --accent: #3850bd; --accent-hover: #2e429c; --on-accent: #fff; --link: #3850bd;
  --error: #b32424; --error-soft: #fcebeb; --ok: #2b7f47; --shadow: 0 1px 2px rgb(16 24 40 / 6%), 0 8px 28px rgb(16 24 40 / 8%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f141b; --surface: #161c25; --line: #27313f; --line-strong: #56647a; --text: #e3e8ef; --dim: #a0adbd;
    --accent: #4763d8; --accent-hover: #5d79e5; --on-accent: #fff; --link: #9db1f5;
    --error: #ff9c9c; --error-soft: #3a2026; --ok: #56c98b; --shadow: none;
  }
}
* { box-sizing: border-box; }
html { height: 100%; background: var(--page); }
body {
  margin: 0; min-height: 100%; display: grid; grid-template-rows: 1fr auto; justify-items: center; gap: 24px;
  padding: 24px 16px; background: var(--page); color: var(--text);
  font: 400 15px/1.5 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif;
}
main { align-self: center; width: 100%; max-width: 400px; }
.wide { align-self: start; max-width: 960px; }
.brand { display: flex; align-items: center; gap: 10px; margin: 0 0 20px; font-weight: 650; font-size: 17px; letter-spacing: -.01em; }
.brand svg { width: 28px; height: 28px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; box-shadow: var(--shadow); padding: 28px; }
h1 { margin: 0; font-size: 22px; line-height: 1.25; font-weight: 650; letter-spacing: -.015em; }
.intro { margin: 6px 0 0; color: var(--dim); overflow-wrap: anywhere; }
form { margin: 22px 0 0; display: grid; gap: 16px; }
label { display: block; margin-bottom: 6px; font-weight: 550; font-size: 14px; }
input, select {
  width: 100%; height: 42px; padding: 0 12px; font: inherit; color: inherit; background: var(--page);
  border: 1px solid var(--line-strong); border-radius: 4px;
}
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
legend { margin-bottom: 6px; padding: 0; font-weight: 550; font-size: 14px; }
.boxes { display: grid; grid-template-columns: repeat(auto-fill, minmax(148px, 1fr)); gap: 0 12px; }
.boxes label { display: flex; align-items: center; gap: 8px; margin: 0; min-height: 32px; font-weight: 400; }
.boxes input { flex: none; width: 16px; height: 16px; margin: 0; accent-color: var(--accent); }
h2 { margin: 28px 0 0; padding: 22px 0 0; border-top: 1px solid var(--line); font-size: 15px; font-weight: 600; }
[aria-invalid='true'] { border-color: var(--error); }
.hint, .fault { margin: 6px 0 0; font-size: 13.5px; color: var(--dim); }
.fault { color: var(--error); }
.alert { margin: 18px 0 0; padding: 10px 12px; border-radius: 4px; background: var(--error-soft); color: var(--error); font-size: 14px; }
.button {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 42px; padding: 8px 16px; border: 0; border-radius: 4px;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; text-align: center;
}
.button:hover { background: var(--accent-hover); }
.actions { margin: 22px 0 0; }
a { color: var(--link); }
.links { margin: 20px 0 0; padding: 0; list-style: none; display: grid; gap: 8px; font-size: 14px; }
:focus-visible { outline: 2px solid var(--accent-hover); outline-offset: 2px; }
footer { font-size: 13.5px; color: var(--dim); }
footer ul { display: flex; flex-wrap: wrap; justify-content: center; gap: 4px 16px; margin: 0; padding: 0; list-style: none; }
footer a { display: inline-block; padding: 4px 0; }
footer [aria-current] { color: var(--text); font-weight: 600; text-decoration: none; }
.back { margin: 0 0 12px; font-size: 14px; }
.pages { display: flex; gap: 20px; margin: 16px 0 0; font-size: 14px; }
table { width: 100%; margin: 20px 0 0; border-collapse: collapse; font-size: 14px; }
th { color: var(--dim); font-weight: 550; text-align: left; }
th, td { padding: 9px 16px 9px 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
td:last-child, th:last-child { padding-right: 0; white-space: nowrap; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 16px 0; font-size: 14px; }
dt { color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 4px; background: #f3f5f8; }
@media (max-width: 600px) {
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: block; padding: 10px 0; border-bottom: 1px solid var(--line); }
  td { display: block; padding: 1px 0; border: 0; }
}
@media (max-width: 480px) { .card { padding: 22px 18px; } }
`
