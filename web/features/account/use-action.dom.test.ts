import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { IdentityError } from '#web/lib/identity/identity.ts'
import { useAction } from './use-action.ts'

const FIELDS = { displayName: 'Display name is required' }

async function refuseWith(error: unknown) {
  const { result } = renderHook(() => useAction())
  const worked = await act(() => result.current.run(() => Promise.reject(error)))
  expect(worked).toBe(false)
  return result.current
}

test('says what the identity provider says, and which field was wrong', async () => {
  const error = new IdentityError('refused', 'Check the fields.', { fields: FIELDS })
  const { busy, refusal } = await refuseWith(error)
  expect(busy).toBe(false)
  expect(refusal).toEqual({ code: 'refused', text: 'Check the fields.', fields: FIELDS })
})

test('says what the API says, and which field was wrong', async () => {
  const { refusal } = await refuseWith(
    new ApiRefusal(422, { code: 'invalid-fields', message: 'Check the fields.', fields: FIELDS }),
  )
  expect(refusal).toMatchObject({
    code: 'invalid-fields',
    text: 'Check the fields.',
    fields: FIELDS,
  })
})

test('has words of its own for anything else', async () => {
  const { refusal } = await refuseWith(new TypeError('x is not a function'))
  expect(refusal?.text).toBe('That did not work. Please try again.')
})
