import { describe, expect, it } from 'vitest'
import { type AlarmState, mustRing } from '../../src/console/inbox/must-ring.ts'

const quiet: AlarmState = {
  waiting: 1,
  escalated: 0,
  before: 1,
  isNewDanger: false,
  sinceMs: 20_000,
  presence: 'online',
  isSupervisor: false,
}

describe('alarm', () => {
  it.each<[what: string, state: Partial<AlarmState>, rings: boolean]>([
    ['rings when somebody new waits', { before: 0 }, true],
    ['is still while nobody new comes', {}, false],
    ['rings again after a minute, until nobody waits', { sinceMs: 60_000 }, true],
    ['is still when nobody waits', { waiting: 0, sinceMs: 600_000 }, false],
    ['is still for whoever is offline', { presence: 'offline', sinceMs: 60_000, escalated: 1 }, false],
    [
      'rings for a supervisor who is offline once somebody waits long',
      { presence: 'offline', isSupervisor: true, escalated: 1, sinceMs: 60_000 },
      true,
    ],
    [
      'rings when somebody whom a person answers speaks of danger',
      { waiting: 0, before: 0, isNewDanger: true },
      true,
    ],
    [
      'rings for a supervisor who is offline when somebody speaks of danger',
      { presence: 'offline', isSupervisor: true, isNewDanger: true },
      true,
    ],
    ['not before', { presence: 'offline', isSupervisor: true, sinceMs: 60_000 }, false],
  ])('%s', (_, state, rings) => {
    expect(mustRing({ ...quiet, ...state })).toBe(rings)
  })
})
