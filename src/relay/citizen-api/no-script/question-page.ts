import { limits } from '../../../contract/primitives/limits.ts'
import { fieldOf } from './fields.ts'
import { drawPage } from './frame.ts'
import { addressOf, type Here, postForm, wayTo } from './here.ts'
import { fill, linesOf, type Markup, markup, nothing } from './markup.ts'
import { formatPlace } from './place.ts'
import type { Screen } from './screen.ts'
import { drawFitting, drawZone, type Pressable } from './talk.ts'

/** Options of a question page that apply to one response. */
export interface QuestionOptions {
  /** Error of the citizen's last answer. */
  problem?: string | undefined
  /**
   * Text that the citizen wrote but that was not accepted. Without a problem it waits for the question that
   * it answers: it stays in the field, even if buttons are pressed, until the citizen sends it.
   */
  draft?: string | undefined
  /** Whether the citizen has turned on automatic reloading. */
  isLooking?: boolean
}

/** Interval of automatic reloading, in seconds. */
const lookSeconds = 20
/** Bytes for the messages. A page may have 10 KB, including everything around them. */
const messageBytes = 4500

/** Draws the page of one question: the messages since the citizen's last answer, and the ways to answer. */
export function drawQuestion(
  here: Here,
  screen: Screen,
  { problem, draft, isLooking = false }: QuestionOptions,
): Markup {
  const { form, page } = here.words
  const press = screen.canAnswer && !isLooking ? pressableOf(screen) : undefined
  const { drawn, hasEarlier, first = 0 } = drawFitting(screen.messages, { here, press, bytes: messageBytes })
  const main = markup`${drawDanger(here, screen)}${problem && drawProblem(here, problem)}${drawCase(here, screen)}${
    hasEarlier ? markup`<div class="ways">${wayTo(here, page.earlier, { view: 'talk' })}</div>` : nothing
  }${drawn}${drawZone(here, screen.messages)}${screen.isPast && drawPast(here, screen)}${press && drawAnswers(here, { ...screen, taps: tapsBeside(screen, first) }, press, { problem, draft })}${screen.isAwaited && drawUnderWay(here, screen)}${here.visit?.keeps === 'field' && markup`<p class="soft">${form.noCookies}</p>`}`
  const { step = 0, of = 0 } = screen.progress ?? {}
  return drawPage(here, {
    title: problem ? `${form.problem}: ${titleOf(screen)}` : titleOf(screen),
    progress: of > 0 ? fill(page.question, { step, of }) : undefined,
    main,
    footer: drawFooter(here, screen, isLooking),
    refreshSeconds: isLooking ? lookSeconds : undefined,
  })
}

/** Draws the emergency contacts before everything else, if the last answer indicated danger. */
function drawDanger({ words }: Here, { messages }: Screen): Markup {
  const cards = messages.flatMap((message) =>
    message.type === 'carousel' && message.view === 'advice' ? message.data.cards : [],
  )
  if (cards.length === 0) return nothing
  const lines = cards.map(({ title, description, buttons = [] }) => {
    const dials = buttons.find((button) => button.type === 'url')?.url ?? ''
    return markup`<p><strong>${title}</strong> <a class="main" href="${dials}"><bdi dir="ltr">${description}</bdi></a></p>`
  })
  return markup`<div class="problem" id="danger" role="alert"><h2>${words.form.danger}</h2>${lines}</div>`
}

const drawProblem = ({ words }: Here, text: string): Markup =>
  markup`<div class="problem" role="alert"><h2>${words.form.problem}</h2><p><a href="#say">${text}</a></p></div>`

/** Maximum length of a question. The search for its beginning takes quadratic time. */
const questionChars = 300

/**
 * Returns the question itself, without the text before it, as the page's title: screen readers read it first.
 */
function titleOf({ question, messages }: Screen): string {
  const asked = question ?? messages.findLast(({ author }) => author.kind !== 'visitor')
  const line = asked?.type === 'text' ? (linesOf(asked.data.text).at(-1) ?? '') : ''
  return /[^.!?؟۔]+[?؟]\s*$/.exec(line.slice(-questionChars))?.[0].trim() ?? line
}

function pressableOf({ place, made, question, messages }: Screen): Pressable {
  const isConfirmed = question?.view === 'confirm'
  const summary = messages.findLast(({ view }) => view === 'summary')
  return {
    fields: { at: formatPlace(place), made: String(made) },
    ...(isConfirmed && { facts: summary?.seq }),
  }
}

/** Returns the answers that no card on the page already offers. `first` is the oldest message on the page. */
function tapsBeside({ taps, messages }: Screen, first: number): Screen['taps'] {
  const cards = messages.flatMap((message) =>
    message.type === 'carousel' && message.seq >= first ? message.data.cards : [],
  )
  const offered = new Set(cards.flatMap(({ buttons = [] }) => buttons.map(({ text }) => text)))
  return taps.filter(({ text }) => !offered.has(text))
}

/**
 * Draws the choices and the field for any other answer as two forms, so that Enter selects none of the
 * choices.
 */
function drawAnswers(
  here: Here,
  screen: Screen,
  { fields }: Pressable,
  { problem, draft = '' }: QuestionOptions,
): Markup {
  const { form, page } = here.words
  const { taps, question, messages } = screen
  const asked = question ?? messages.at(-1)
  const buttons = taps.map(
    ({ text, payload }, index) =>
      markup`<button class="${question?.view === 'confirm' && index === 0 ? 'main' : 'tap'}" name="say" value="${payload}">${text}</button>`,
  )
  const describedBy = asked ? markup` aria-describedby="m${asked.seq}"` : nothing
  const { lines, autocomplete = 'off' } = fieldOf(screen.place.step)
  const common = markup`id="say" name="say" maxlength="${limits.messageChars}" autocomplete="${autocomplete}" dir="auto"${describedBy}`
  const field =
    lines === 'one'
      ? markup`<input ${common} value="${draft}">`
      : markup`<textarea ${common} rows="3">${draft && `\n${draft}`}</textarea>`
  const label = buttons.length > 0 ? form.ownWords : form.answer
  return markup`${
    buttons.length > 0 &&
    postForm(here, markup`<div role="group" aria-label="${page.answers}"${describedBy}>${buttons}</div>`, {
      ...fields,
      ...(draft && !problem && { draft }),
    })
  }${postForm(here, markup`<label for="say">${label}</label>${field}<button class="main">${page.send}</button>`, fields)}`
}

const drawPast = (here: Here, { canAnswer }: Screen): Markup => {
  const { form, page } = here.words
  return markup`<div class="ok"><p>${canAnswer ? form.answered : page.movedOn}</p><div class="ways">${wayTo(here, form.toQuestion, {})}</div></div>`
}

/** Draws the citizen's case number in large type, with links to the report and back to this page. */
function drawCase(here: Here, { caseNumbers, paperOf }: Screen): Markup {
  const number = caseNumbers.at(-1)
  if (number === undefined) return nothing
  const { form, more } = here.words
  return markup`<section class="number" aria-labelledby="case"><h2 id="case">${more.caseNumber}</h2><strong><bdi dir="ltr">${number}</bdi></strong><div class="ways">${
    paperOf !== undefined && wayTo(here, more.reportPdf, { view: 'paper' })
  }</div>${
    here.visit?.keeps === 'cookie' &&
    markup`<p>${form.comeBack} <a href="${addressOf(here, { lang: here.words.lang })}"><bdi dir="ltr">${here.host}${addressOf(here)}</bdi></a></p>`
  }<p class="soft">${form.elsewhere}</p></section>`
}

/** Draws the note that an answer is on its way, with a link to check for it. */
function drawUnderWay(here: Here, { place }: Screen): Markup {
  const { form } = here.words
  return markup`<div class="ok"><p>${form.underWay}</p><div class="ways">${wayTo(here, form.lookForNews, { at: formatPlace(place) })}</div></div>`
}

function drawFooter(here: Here, { place, isPast }: Screen, isLooking: boolean): Markup {
  const { form, page, more } = here.words
  const at = formatPlace(place)
  const news = isLooking
    ? wayTo(here, form.stopLooking, { at })
    : markup`${wayTo(here, form.lookForNews, { at })}${here.visit?.keeps === 'cookie' && wayTo(here, form.lookByItself, { at, look: '1' })}`
  return markup`<div class="ways">${!isPast && news}${wayTo(here, page.transcript, { view: 'talk' })}${
    place.step !== undefined && wayTo(here, more.language, { view: 'language' })
  }${wayTo(here, more.clear, { view: 'erase' })}</div>`
}
