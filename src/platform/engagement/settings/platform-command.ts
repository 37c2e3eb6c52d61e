import type { Readable } from 'node:stream'
import { routes } from '../../../contract/operations/routes.ts'
import { type OdrOutcome, odrOutcomes } from '../../../contract/operations/vocabulary.ts'
import { type OwnRouteId, ownPath } from '../../../contract/platform/addresses.ts'
import type { Dispatch, WireResponse } from '../../../contract/primitives/wire.ts'
import { ledgerWishes } from './ledger-command.ts'
import type { Wish } from './platform-wish.ts'

/** Dependencies of the platform command. */
export interface PlatformCommandDeps {
  /** Handles requests to the embedded platform. */
  dispatch: Dispatch
  /** The secret that authenticates the platform's operator. */
  secret: string
  /** @throws Error if the file does not exist */
  readFile(path: string): string
  /** Reads a file of any size. @throws Error if the file does not exist */
  streamFile(path: string): Readable
  newId(): string
  /** Records a change in the console's audit trail. */
  note(detail: string): void
}

/** Converts a command's arguments to requests; undefined if they are not as expected. */
type Command = (args: readonly string[], deps: PlatformCommandDeps) => Wish | readonly Wish[] | undefined

const read = (id: OwnRouteId, query?: Record<string, string>): Wish => ({
  path: query ? `${ownPath(id)}?${new URLSearchParams(query)}` : ownPath(id),
})
const write = (id: OwnRouteId, body: object): Wish => ({ method: 'POST', path: ownPath(id), body })
/** A command with exactly this number of non-empty arguments, named in the usage text. */
const exactly =
  (count: number, make: (args: readonly string[], deps: PlatformCommandDeps) => Wish): Command =>
  (args, deps) =>
    args.length === count && args.every((arg) => arg !== '') ? make(args, deps) : undefined
const at = (args: readonly string[], index: number): string => args[index] ?? ''
const json = (text: string) => JSON.parse(text) as object
/** A statement in a dispute, for a party without its own access. */
const answer =
  (outcome: OdrOutcome): Command =>
  (args) => {
    const [odrId = '', amount] = args
    if (args.length < 1 || args.length > 2 || odrId === '') return undefined
    return {
      method: 'POST',
      path: ownPath('answerDispute').replace('{odr_id}', encodeURIComponent(odrId)),
      body: { outcome, ...(amount !== undefined && { amount: Number(amount) }) },
    }
  }
const disputeCommands = Object.fromEntries(
  odrOutcomes.map((outcome) => [`disputes ${outcome}`, answer(outcome)] as const),
)
const status = (word: string): Command =>
  exactly(1, (args) => write('setParticipantStatus', { institution_code: at(args, 0), status: word }))
const isKind = (kind: string) => kind === 'tag' || kind === 'tag_group'

const commands: Readonly<Record<string, Command>> = {
  teamspaces: exactly(0, () => read('listTeamspaces')),
  'teamspaces add': exactly(1, ([id]) => write('addTeamspace', { teamspace_id: id })),
  'teamspaces secret': exactly(1, ([id]) => write('renewTakeoverSecret', { teamspace_id: id })),
  credits: exactly(0, () => read('getCredits')),
  'credits buy': exactly(1, ([count], { newId }) =>
    write('buyCredits', { credits: Number(count), purchase_id: `command:${newId()}` }),
  ),
  'credits top-up': exactly(1, ([below]) =>
    write('changeCredits', { auto_top_up: below === 'off' ? null : { below: Number(below) } }),
  ),
  'credits contacts': exactly(1, ([emails = '']) =>
    write('changeCredits', { billing_emails: emails === 'none' ? [] : emails.split(',') }),
  ),
  'fields add': exactly(2, (args, { readFile }) =>
    write('addField', { teamspace_id: at(args, 0), ...json(readFile(at(args, 1))) }),
  ),
  'fields change': exactly(3, (args, { readFile }) =>
    write('changeField', { teamspace_id: at(args, 0), id: at(args, 1), ...json(readFile(at(args, 2))) }),
  ),
  tags: exactly(1, ([id = '']) => read('listTags', { teamspace_id: id })),
  'tags add': (args) =>
    args.length === 3 && isKind(at(args, 1))
      ? write('addTag', { teamspace_id: args[0], kind: args[1], name: args[2] })
      : undefined,
  'tags rename': (args) =>
    args.length === 4 && isKind(at(args, 1))
      ? write('changeTag', { teamspace_id: args[0], kind: args[1], id: args[2], name: args[3] })
      : undefined,
  'tags delete': (args) =>
    args.length === 3 && isKind(at(args, 1))
      ? write('deleteTag', { teamspace_id: args[0], kind: args[1], id: args[2] })
      : undefined,
  tickets: exactly(1, ([id = '']) => read('listTickets', { teamspace_id: id })),
  'tickets add': exactly(2, ([teamspace_id, id]) => write('addTicket', { teamspace_id, id })),
  'people note': exactly(3, ([teamspace_id, provided_unique_id, text]) =>
    write('notePerson', { teamspace_id, provided_unique_id, text }),
  ),
  'people ban': (args) =>
    args.length === 3 || args.length === 4
      ? write('banPerson', {
          teamspace_id: args[0],
          provided_unique_id: args[1],
          reason: args[2],
          ...(args[3] !== undefined && { until: args[3] }),
        })
      : undefined,
  'people unban': exactly(2, ([teamspace_id, provided_unique_id]) =>
    write('unbanPerson', { teamspace_id, provided_unique_id }),
  ),
  participants: exactly(0, () => read('listParticipants')),
  'participants register': exactly(1, ([file = ''], { readFile }) => ({
    method: 'POST',
    path: routes.registerParticipant.split(' ')[1] ?? '',
    body: json(readFile(file)),
  })),
  'participants certificate': exactly(2, ([institution_code, file = ''], { readFile }) =>
    write('renewCertificate', {
      institution_code,
      certificate_signing_request: readFile(file),
    }),
  ),
  'participants secret': exactly(1, ([institution_code]) =>
    write('renewParticipantSecret', { institution_code }),
  ),
  'participants take-back': exactly(2, ([institution_code, serial]) =>
    write('revokeCertificate', { institution_code, serial }),
  ),
  'participants answers': exactly(2, ([institution_code, answers]) =>
    write('setOrderAnswers', { institution_code, answers }),
  ),
  'participants suspend': status('suspended'),
  'participants admit': status('active'),
  'participants revoke': status('revoked'),
  'orders add': exactly(4, ([case_id, reference, issued_by, valid_until]) =>
    write('recordLegalOrder', { case_id, reference, issued_by, valid_until }),
  ),
  'ledger import': ledgerWishes,
  hash: ([kind = '', ...values]) =>
    (kind === 'account' || kind === 'citizen') && values.length > 0
      ? write('makeHashes', { [`${kind}s`]: values })
      : undefined,
  disputes: exactly(1, ([id = '']) => read('listDisputes', { case_id: id })),
  ...disputeCommands,
}

const usage = `npm run platform -- teamspaces [add ID | secret ID]
npm run platform -- credits [buy COUNT | top-up BELOW | top-up off | contacts EMAIL,… | contacts none]
npm run platform -- fields add TEAMSPACE FILE | change TEAMSPACE ID FILE
npm run platform -- tags TEAMSPACE
npm run platform -- tags add TEAMSPACE KIND NAME | rename TEAMSPACE KIND ID NAME | delete TEAMSPACE KIND ID
npm run platform -- tickets TEAMSPACE
npm run platform -- tickets add TEAMSPACE ID
npm run platform -- people note TEAMSPACE KEY TEXT | ban TEAMSPACE KEY REASON [UNTIL] | unban TEAMSPACE KEY
npm run platform -- participants [register FILE | certificate CODE FILE | secret CODE | take-back CODE SERIAL]
npm run platform -- participants suspend CODE | admit CODE | revoke CODE | answers CODE itself|simulated
npm run platform -- orders add CASE REFERENCE AUTHORITY VALID_UNTIL
npm run platform -- ledger import [--institution CODE] [--agent BIC:CODE]… FILE…
npm run platform -- hash account NUMBER… | hash citizen IDENTIFIER…
npm run platform -- disputes CASE
npm run platform -- disputes respond ODR [AMOUNT] | settle ODR AMOUNT | reject ODR | accept ODR
npm run platform -- disputes escalate ODR | decide ODR AMOUNT | withdraw ODR

KIND   tag or tag_group
FILE   fields: JSON of type (not for a change), name, description, options, default_value
       ledger: .csv; ISO 20022 as .xml (camt.052, .053, .054, pacs.008, .002); MT940, MT942 as .sta, .txt, .940
       register: JSON as the operation takes it; certificate: the signing request, PEM

It sets what the embedded platform keeps; secrets are printed once, here.`

/** Runs one platform command: it sends the same requests as the console's settings. */
export async function runPlatformCommand(
  args: readonly string[],
  deps: PlatformCommandDeps,
): Promise<{ output: string; code: number }> {
  const twoWords = args.slice(0, 2).join(' ')
  const name = args.length > 1 && commands[twoWords] ? twoWords : (args[0] ?? '')
  const rest = args.slice(name.split(' ').length)
  const wish = commands[name]?.(rest, deps)
  if (!wish) return { output: usage, code: 2 }
  const outputs: string[] = []
  for (const one of [wish].flat()) {
    const { output, code } = await fulfil(one, deps)
    outputs.push(output)
    if (code !== 0) return { output: outputs.join('\n'), code }
    if (one.method === 'POST') deps.note(`by command: ${name} ${one.file?.path ?? rest[0] ?? ''}`)
  }
  return { output: outputs.join('\n'), code: 0 }
}

async function fulfil(
  { method = 'GET', path, body, file }: Wish,
  { dispatch, secret, streamFile }: PlatformCommandDeps,
): Promise<{ output: string; code: number }> {
  const contentType = file?.contentType ?? (body && 'application/json')
  const answer = await dispatch({
    method,
    path,
    headers: {
      authorization: `Bearer ${secret}`,
      'x-parley-role': 'admin',
      'x-parley-principal': 'command',
      ...(contentType && { 'content-type': contentType }),
    },
    body: file ? streamFile(file.path) : body ? Buffer.from(JSON.stringify(body)) : null,
  })
  const text = textOf(answer)
  if (answer.status > 299) return { output: faultIn(text), code: 1 }
  return { output: JSON.stringify(json(text), null, 2), code: 0 }
}

/** Returns the text of a response; the platform's responses are entirely in memory. */
const textOf = ({ body }: WireResponse): string =>
  body instanceof Uint8Array ? Buffer.from(body).toString('utf8') : '{}'

function faultIn(text: string): string {
  const { title, detail, errors } = json(text) as {
    title?: string
    detail?: string
    errors?: readonly { field: string; message: string }[]
  }
  const [first] = errors ?? []
  return first ? `${first.field}: ${first.message}` : (detail ?? title ?? text)
}
