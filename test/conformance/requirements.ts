import { expect } from 'vitest'
import type { OperationId } from '../../src/contract/operations/index.ts'
import { answers, latencyTargets, rateLimits, wrongMembers } from './answers.ts'
import { refuseWith, succeed } from './calls.ts'
import { addressOf, CannotBeShown, type Host, type Requirement } from './host.ts'
import { languages } from './languages.ts'
import { records } from './records.ts'
import { speech } from './speech.ts'
import { webhooks } from './webhooks.ts'

const ids = Object.keys(answers) as OperationId[]

const operations: Requirement[] = ids.map((id) => ({
  section: 'The 40 operations',
  says: `${addressOf(id)} answers ${answers[id] && answers[id] !== 'text' ? 'with the members that are named' : 'with success'}`,
  async holds(host) {
    const { body, text } = await succeed(host, id)
    if (answers[id] === 'text') expect(text).not.toBe('')
    else if (answers[id]) expect(wrongMembers(answers[id], body)).toEqual([])
  },
}))

const latency: Requirement[] = Object.entries(latencyTargets).map(([id, target]) => ({
  section: 'Latency targets',
  says: `${id} answers within ${target / 1000} s`,
  async holds(host) {
    const taken: number[] = []
    // A machine busy with other work says nothing about the host.
    while (taken.length < 3 && !taken.some((ms) => ms < target)) {
      taken.push((await succeed(host, id as OperationId)).ms)
    }
    expect(Math.min(...taken)).toBeLessThan(target)
  },
}))

const rates: Requirement[] = Object.entries(rateLimits).map(([id, limit]) => ({
  section: 'Rate limits',
  says: limit === null ? `${id} has no limit` : `${id} may be called ${limit} times a minute`,
  async holds(host) {
    const { headers } = await succeed(host, id as OperationId)
    await expectLimit(host, headers.get('ratelimit-limit'), limit)
  },
}))

/**
 * The interface names no header for a limit. A host that sends the usual one for any limit must send it for
 * all.
 */
async function expectLimit(host: Host, told: string | null, limit: number | null): Promise<void> {
  const tells = async () => (await succeed(host, 'receiveComplaint')).headers.has('ratelimit-limit')
  if (told === null && !(await tells())) throw new CannotBeShown('this host tells no limits')
  expect(told).toBe(limit === null ? null : String(limit))
}

const ratesOfStatus: Requirement[] = [
  {
    section: 'Rate limits',
    says: 'getCaseStatus may be called 100 times a minute by an analyst',
    async holds(host) {
      const headers = await host.inside().keyOf('analyst')
      const call = await host.prepare('getCaseStatus')
      const answers = []
      for (let nr = 0; nr < 110; nr++) answers.push(await host.ask('getCaseStatus', call, headers))
      expect(answers[0]?.headers.get('ratelimit-limit')).toBe('100')
      expect(answers.slice(0, 100).every(({ status }) => status === 200)).toBe(true)
      expect(answers.at(-1)?.status).toBe(429)
    },
  },
  {
    section: 'Rate limits',
    says: 'getCaseStatus has no limit for the owner of the case',
    async holds(host) {
      const owner = 'hm1:who-asks-often'
      const headers = await host.inside().keyOf('citizen_channel', owner)
      const { body: intake = {} } = await host.prepare('receiveComplaint')
      const report = { body: { ...intake, citizen_id_hash: owner } }
      const { case_id } = (await host.ask('receiveComplaint', report, headers)).body
      const answer = await host.ask('getCaseStatus', { params: { case_id } }, headers)
      expect([answer.status, answer.headers.get('ratelimit-limit')]).toEqual([200, null])
    },
  },
]

const requiredMembers: readonly [OperationId, string][] = [
  ['textToSpeech', 'text'],
  ['createCustomField', 'type'],
  ['createCustomField', 'name'],
  ['setTicketCustomFields', 'custom_fields'],
  ['deleteCustomFields', 'ids'],
  ['deleteCustomFieldsEarlier', 'ids'],
  ['addTags', 'tags'],
  ['setCustomerCustomFields', 'custom_fields'],
  ['createHuman', 'fullname'],
]
const required: Requirement[] = requiredMembers.map(([id, member]) => ({
  section: 'Required members',
  says: `${id} is refused without ${member}`,
  async holds(host) {
    await refuseWith(host, id, { [member]: undefined })
  },
}))

const wrongTypes: readonly [OperationId, string, unknown][] = [
  ['receiveComplaint', 'amount', '25000'],
  ['receiveComplaint', 'confidence_metadata', 'high'],
  ['routeCase', 'target_institution_codes', 'BNKB'],
  ['initiateOdr', 'dispute_amount', '100'],
  ['classifyCase', 'repeat_victim', 'yes'],
  ['notifyCitizen', 'delivery_channels', 'sms'],
  ['initiateTrace', 'trace_depth', '5'],
  ['initiateFreeze', 'freeze_amount', '100'],
  ['extendFreeze', 'extension_hours', '24'],
  ['returnFunds', 'return_amount', '5'],
  ['getMuleScore', 'include_peer_network', 'yes'],
  ['submitTransactionMetadata', 'high_value_flag', 'no'],
  ['registerParticipant', 'apis_to_enable', 'ips'],
  ['reportIncident', 'affected_institutions', 'BNKA'],
]
const types: Requirement[] = wrongTypes.map(([id, member, value]) => ({
  section: 'Types of members',
  says: `${id} is refused with ${member} as ${JSON.stringify(value)}`,
  async holds(host) {
    await refuseWith(host, id, { [member]: value })
  },
}))

const guarded: readonly [string, OperationId][] = [
  ['voice', 'textToSpeech'],
  ['custom fields', 'listCustomFields'],
  ['people', 'getCustomer'],
  ['human profiles', 'getHuman'],
  ['redress', 'getCaseStatus'],
  ['recovery', 'getMuleScore'],
  ['instant payments', 'getTransactionStatus'],
]
const authentication: Requirement[] = guarded.map(([area, id]) => ({
  section: 'Authentication',
  says: `A call of ${area} without credentials is refused`,
  async holds(host) {
    expect([401, 403]).toContain((await host.ask(id, await host.prepare(id), {})).status)
  },
}))

const trust: Requirement[] = [
  {
    section: 'Recovery',
    says: 'Recommendations of a trace are ranked',
    async holds(host) {
      const { body } = await succeed(host, 'getTraceResults')
      const ranks = body.intervention_recommendations.map(({ rank }: { rank: number }) => rank)
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
      expect(new Set(ranks).size).toBe(ranks.length)
    },
  },
  {
    section: 'Recovery',
    says: 'A freeze that is extended ends later',
    async holds(host) {
      const call = await host.prepare('extendFreeze')
      const { body: before } = await succeed(host, 'getFreezeStatus', { params: call.params ?? {} })
      await succeed(host, 'extendFreeze', call)
      const { body: after } = await succeed(host, 'getFreezeStatus', { params: call.params ?? {} })
      expect(after.hours_remaining).toBeGreaterThan(before.hours_remaining)
    },
  },
  {
    section: 'Recovery',
    says: 'A freeze that is released holds nothing any more',
    async holds(host) {
      const call = await host.prepare('releaseFreeze')
      await succeed(host, 'releaseFreeze', call)
      const { body } = await succeed(host, 'getFreezeStatus', { params: call.params ?? {} })
      expect(body.funds_frozen_amount).toBe(0)
    },
  },
]

/** Requirements of the interface that a running host can show, one sentence each. */
export const requirements: readonly Requirement[] = [
  ...operations,
  ...required,
  ...types,
  ...speech,
  ...languages,
  ...webhooks,
  ...records,
  ...trust,
  ...authentication,
  ...latency,
  ...rates,
  ...ratesOfStatus,
]
