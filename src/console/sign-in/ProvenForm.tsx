import type { ComponentProps } from 'preact'
import type { ProvenRouteName } from '../../contract/console/routes.ts'
import { settingText } from '../../contract/console/signed-words.ts'
import { digestOf } from '../core/passkeys.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { Prove } from './Prove.tsx'

type ProvenFormProps = Omit<ComponentProps<typeof FormDialog>, 'name' | 'sender'> & { name: ProvenRouteName }

/** A small form on a button whose person shows that she is there before it is sent; never of what cannot be sent yet. */
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
