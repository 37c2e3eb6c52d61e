import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleRoles, mayDo } from '../../../../src/contract/console/roles.ts'
import { deskRoutes } from '../../../../src/contract/console/routes.ts'
import { startTestDesk, type TestDesk } from '../../../support/desk.ts'

describe('casework routes', () => {
  let test: TestDesk
  let caseId: string
  beforeAll(async () => {
    test = await startTestDesk()
    ;({ caseId } = await test.openCase())
  })
  afterAll(() => test.stop())

  it.each(consoleRoles)('allow %s exactly the actions of that role', async (role) => {
    const person = test.as(`the-${role}`, role)
    for (const [name, { call, act }] of Object.entries(deskRoutes)) {
      const [method, template = ''] = call.split(' ')
      const path = template.replace('/console/api', '').replace('{id}', caseId)
      const { status, text } = method === 'GET' ? await person.get(path) : await person.post(path, {})
      const isAllowed = mayDo(role, act)
      // Allowed calls reach their body, which is empty here, or an object that does not exist.
      expect({ name, role, isRefused: status === 403 }, text).toEqual({ name, role, isRefused: !isAllowed })
      expect(status, `${name} ${text}`).toBeLessThan(500)
    }
  })
})
