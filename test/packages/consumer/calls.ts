// Calls some of the 40 operations: `node calls.js RELAY KEY` prints the results.
import { createClient, isProblemError, type Operations, type ResponseOf } from 'parley-client'

const [, , baseUrl = '', key = ''] = process.argv
const client = createClient({ baseUrl, key })
const params = { subcompany_id: 'demo-teamspace' }

const body: Operations['createCustomField']['input']['body'] = { name: 'Bank', type: 'text' }
const field = await client.call('createCustomField', { params, body })
const found: ResponseOf<'listCustomFields'> = await client.call('listCustomFields', { params })
const refusal = await client
  .call('getCaseStatus', { params: { case_id: 'CASE-NONE' } })
  .catch((error: unknown) => (isProblemError(error) ? { code: error.code, status: error.status } : error))

process.stdout.write(JSON.stringify({ field, found, refusal }))

// @ts-expect-error: there is no such operation
export const wrong = () => client.call('stealMoney', {})
// @ts-expect-error: a case has a status, and no colour
export const colour = (status: ResponseOf<'getCaseStatus'>) => status.colour
// @ts-expect-error: the parameter is missing
export const nameless = () => client.call('getCaseStatus', { params: {} })
