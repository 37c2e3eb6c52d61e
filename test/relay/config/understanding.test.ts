import { describe, expect, it } from 'vitest'
import { parseUnderstandingSettings } from '../../../src/relay/config/understanding.ts'

const set = { UNDERSTANDING_URL: 'http://127.0.0.1:11434/v1', UNDERSTANDING_MODEL: 'small-model' }

describe('language model settings', () => {
  it('name no model by default, and treat an empty value as unset', () => {
    expect(parseUnderstandingSettings({})).toBeUndefined()
    expect(parseUnderstandingSettings({ UNDERSTANDING_URL: '', UNDERSTANDING_MODEL: '' })).toBeUndefined()
  })

  it('name an endpoint, a model and, if required, a key', () => {
    expect(parseUnderstandingSettings(set)).toEqual({ url: set.UNDERSTANDING_URL, model: 'small-model' })
    expect(parseUnderstandingSettings({ ...set, UNDERSTANDING_KEY: 'k-0123456789' })).toMatchObject({
      key: 'k-0123456789',
    })
  })

  it.each([
    ['UNDERSTANDING_MODEL', { UNDERSTANDING_URL: set.UNDERSTANDING_URL }],
    ['UNDERSTANDING_URL', { UNDERSTANDING_MODEL: 'small-model' }],
    ['UNDERSTANDING_URL', { ...set, UNDERSTANDING_URL: 'ftp://model.example' }],
    ['UNDERSTANDING_URL', { ...set, UNDERSTANDING_URL: 'https://user:secret@model.example/v1' }],
    ['UNDERSTANDING_KEY', { ...set, UNDERSTANDING_KEY: 'short' }],
  ])('are rejected by the name %s, without showing their value', (name, environment) => {
    expect(() => parseUnderstandingSettings(environment)).toThrow(new RegExp(`^${name}: `))
    expect(() => parseUnderstandingSettings(environment)).not.toThrow(/secret@|short/)
  })
})
