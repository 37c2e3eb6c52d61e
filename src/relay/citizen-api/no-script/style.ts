import type { ChannelInfo } from '../../../contract/chat/chat.ts'

/**
 * Writes the form's stylesheet in a channel's colours. For old browsers, it uses plain colours instead of
 * custom properties, and physical instead of logical box sides.
 */
export function toStyle({ colors }: Pick<ChannelInfo, 'colors'>): string {
  const { light, dark } = colors ?? plain
  return `${base}${colorsOf(lightTheme, light)}@media(prefers-color-scheme:dark){${colorsOf(darkTheme, dark)}}`
}

type Brand = NonNullable<ChannelInfo['colors']>['light']

const grey = { '--brand': '#4a5462', '--on-brand': '#fff', '--brand-text': '#4a5462', '--tint': '#e3e8ee' }
const plain = { light: grey, dark: { ...grey, '--brand-text': '#a3adbc', '--tint': '#363c45' } }

/** Same values as in the chat page's styles/tokens.css. */
const lightTheme = {
  scheme: 'light',
  page: '#fdfcfa',
  raised: '#fff',
  bubble: '#f1efeb',
  line: '#e2dfd9',
  edge: '#8d8981',
  text: '#1d1c1a',
  soft: '#5d5a54',
  green: '#1b6e3c',
  greenTint: '#e3f3e8',
  red: '#b3261e',
  redTint: '#fce8e6',
}
const darkTheme: typeof lightTheme = {
  scheme: 'dark',
  page: '#17181b',
  raised: '#212327',
  bubble: '#26282d',
  line: '#34373d',
  edge: '#7d8189',
  text: '#ecebe8',
  soft: '#b1afa9',
  green: '#7fd19b',
  greenTint: '#1c3325',
  red: '#ff9c93',
  redTint: '#42211f',
}

const colorsOf = (theme: typeof lightTheme, brand: Brand): string => `
html{background:${theme.page};color:${theme.text};color-scheme:${theme.scheme}}
header{background:${brand['--brand']};color:${brand['--on-brand']}}
header a{color:${brand['--on-brand']}}
a,.link{color:${brand['--brand-text']}}
.soft,.who,label{color:${theme.soft}}
.says{background:${theme.bubble}}
.own{background:${brand['--tint']}}
.box,.fact{border-color:${theme.line}}
.box{background:${theme.raised}}
.number,.ok{background:${theme.greenTint};border-color:${theme.green}}
.number strong{color:${theme.green}}
.problem{background:${theme.redTint};border-color:${theme.red}}
input,textarea,.tap{background:${theme.raised};color:${theme.text};border-color:${theme.edge}}
.tap{color:${brand['--brand-text']}}
.main{background:${brand['--brand']};color:${brand['--on-brand']};border-color:${brand['--brand']}}
:focus{outline-color:${brand['--brand-text']}}
header :focus{outline-color:${brand['--on-brand']}}
nav,footer{border-color:${theme.line}}
`

const base = `*{box-sizing:border-box}
html{font:100%/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;-webkit-text-size-adjust:100%}
:lang(ur){font-family:"Noto Nastaliq Urdu","Jameel Noori Nastaleeq",system-ui,sans-serif;line-height:1.9}
body{margin:0;overflow-wrap:break-word;word-wrap:break-word}
header>*,main,nav,footer{max-width:38rem;margin:0 auto;padding:0 1rem}
header{padding:.75rem 0}
header>p,header>h1{margin-left:auto;margin-right:auto}
header p{font-size:.875rem}
h1{font-size:1.375rem;line-height:1.3}
:lang(ur) h1{line-height:1.9}
h2{font-size:1.125rem;margin:0 0 .25rem}
p{margin:.25rem 0}
main{padding-top:1rem;padding-bottom:1rem}
main>*{margin:0 0 .75rem}
.says,.own,.box,.number,.problem,.ok{display:block;padding:.625rem .875rem;border-radius:.875rem}
.box,.number,.problem,.ok{border:1px solid}
.own{margin-left:15%}
[dir=rtl] .own{margin-left:0;margin-right:15%}
.who{font-size:.8125rem}
.number strong{display:block;font-size:2rem;line-height:1.3;letter-spacing:.04em}
label{display:block;margin:0 0 .25rem}
.fact{display:flex;flex-wrap:wrap;align-items:center;border-bottom:1px solid;padding:.25rem 0;margin:0}
.fact:last-child{border-bottom:0}
.fact span{width:100%;font-size:.8125rem}
.fact b{flex:1 1 50%;font-weight:600}
.whole{white-space:nowrap}
input,textarea,button{font:inherit;line-height:inherit}
input:not([type=hidden]),textarea{display:block;width:100%;padding:.625rem .75rem;border:1px solid;border-radius:.625rem}
.tap,.main{display:block;width:100%;min-height:2.75rem;margin:.5rem 0 0;padding:.5rem 1rem;border:1px solid;border-radius:1.375rem;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.link{min-height:2.75rem;padding:0;border:0;background:none;text-decoration:underline;cursor:pointer}
.ways>*{display:inline-block;min-height:2.75rem;padding:.625rem 0;margin:0;margin-right:1.25rem}
.ways form .link{padding:0;min-height:0}
[dir=rtl] .ways>*{margin-right:0;margin-left:1.25rem}
:focus{outline:3px solid;outline-offset:2px}
nav,footer{border-top:1px solid;padding-top:.75rem;padding-bottom:.75rem}
ul{margin:0;padding:0;list-style:none}
nav li a{display:inline-block;padding:.5rem 0;font-weight:600}
.langs li{display:inline-block;margin:0}
.langs a,.langs b,.langs .link{display:inline-block;padding:.625rem 0;margin-right:1rem;min-height:2.75rem}
[dir=rtl] .langs a,[dir=rtl] .langs b{margin-right:0;margin-left:1rem}
@media(min-width:30rem){.tap,.main{width:auto;display:inline-block;margin-right:.5rem}[dir=rtl] .tap,[dir=rtl] .main{margin-right:0;margin-left:.5rem}}
`
