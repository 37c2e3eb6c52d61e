import type { RecordRouteName } from '../../../contract/console/record-routes.ts'
import {
  goneTagRequest,
  newTagRequest,
  type TagList,
  type TagView,
  type TicketList,
  tagRequest,
  ticketRequest,
  ticketValuesRequest,
} from '../../../contract/console/records.ts'
import { answering, bodyOf } from '../cases/answer.ts'
import { idIn } from '../cases/visible-case.ts'
import type { ConsoleHandlers } from '../sign-in/console-api.ts'
import type { RecordDeps } from './record-deps.ts'

type TagRouteName = Extract<
  RecordRouteName,
  'listTags' | 'addTag' | 'changeTag' | 'deleteTag' | 'listTickets' | 'addTicket' | 'setTicketValues'
>

/**
 * Creates the handlers for tags, tag groups and tickets. The values of tickets are set by an API operation;
 * there is no operation for anything else.
 */
export function createTagHandlers({ platform, note }: RecordDeps): ConsoleHandlers<TagRouteName> {
  const inTeamspace = (teamspace: string) => new URLSearchParams({ teamspace_id: teamspace })
  return {
    listTags: answering(async (c): Promise<TagList> => {
      const answer = await platform.read('listTags', c.get('operator').id, inTeamspace(idIn(c)))
      const listed = answer as { tags: TagView[]; tag_groups: TagView[] } | undefined
      return {
        isListed: listed !== undefined,
        tags: listed?.tags ?? [],
        groups: listed?.tag_groups ?? [],
      }
    }),
    addTag: answering(async (c) => {
      const wish = { teamspace_id: idIn(c), ...(await bodyOf(c, newTagRequest)) }
      const made = await platform.change('addTag', wish, c.get('operator').id)
      note(c, `${wish.kind} added in ${wish.teamspace_id}`)
      return made
    }),
    changeTag: answering(async (c) => {
      const { teamspace, ...tag } = await bodyOf(c, tagRequest)
      const wish = { teamspace_id: teamspace, id: idIn(c), ...tag }
      const changed = await platform.change('changeTag', wish, c.get('operator').id)
      note(c, `${tag.kind} changed: ${wish.id}`)
      return changed
    }),
    deleteTag: answering(async (c) => {
      const { teamspace, kind } = await bodyOf(c, goneTagRequest)
      const wish = { teamspace_id: teamspace, id: idIn(c), kind }
      const gone = await platform.change('deleteTag', wish, c.get('operator').id)
      note(c, `${kind} deleted: ${wish.id}`)
      return gone
    }),
    listTickets: answering(async (c): Promise<TicketList> => {
      const answer = await platform.read('listTickets', c.get('operator').id, inTeamspace(idIn(c)))
      const listed = answer as Pick<TicketList, 'tickets'> | undefined
      return { isListed: listed !== undefined, tickets: listed?.tickets ?? [] }
    }),
    addTicket: answering(async (c) => {
      const wish = { teamspace_id: idIn(c), ...(await bodyOf(c, ticketRequest)) }
      const made = await platform.change('addTicket', wish, c.get('operator').id)
      note(c, `ticket added in ${wish.teamspace_id}`)
      return made
    }),
    setTicketValues: answering(async (c) => {
      const { teamspace, values } = await bodyOf(c, ticketValuesRequest)
      const ticket = idIn(c)
      const set = await platform.call(
        'setTicketCustomFields',
        { params: { subcompany_id: teamspace, ticket_id: ticket }, body: { custom_fields: values } },
        c.get('operator').id,
      )
      note(c, `ticket changed: ${ticket}`)
      return set
    }),
  }
}
