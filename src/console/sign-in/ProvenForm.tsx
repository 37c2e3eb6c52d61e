import type { ComponentProps } from 'preact'
import type { ProvenRouteName } from '../../contract/console/routes.ts'
import { settingText } from '../../contract/console/signed-words.ts'
import { digestOf } from '../core/passkeys.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { Prove } from './Prove.tsx'

type ProvenFormProps = Omit<ComponentProps<typeof FormDialog>, 'name' | 'sender'> & { name: ProvenRouteName }

/**
 * Small form behind a button; the user confirms their identity before it is submitted, but only once it is
 * complete.
 */
export const ProvenForm = (props: ProvenFormProps) => {
  const { act, kind, name, id, body } = props
  return (
    <FormDialog
      {...props}
      sender={(send) => (
        <Prove
          label={act}
          {...(kind && { kind })}
          digest={() => digestOf(settingText(name, id, body))}
          act={(proof) => send({ proof })}
        />
      )}
    />
  )
}
