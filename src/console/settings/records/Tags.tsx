import { useEffect, useMemo, useState } from 'preact/hooks'
import type { TagList, TagView } from '../../../contract/console/records.ts'
import { call } from '../../core/api.ts'
import { createLoaded } from '../../core/loading.ts'
import { may } from '../../core/session.ts'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { Field, Section } from '../../parts/parts.tsx'
import { InTeamspace } from './InTeamspace.tsx'

/** Lists the tags and tag groups of a teamspace; adds, renames and deletes them. */
export const Tags = () => (
  <InTeamspace title="Tags" intro="Marks on people, and groups of such marks.">
    {(teamspace) => <TagsOf teamspace={teamspace} />}
  </InTeamspace>
)

function TagsOf({ teamspace }: { teamspace: string }) {
  const loaded = useMemo(() => createLoaded(() => call<TagList>('listTags', { id: teamspace })), [teamspace])
  useEffect(() => void loaded.load(), [loaded])
  const list = loaded.value.value
  if (!list) return <p class="empty">{loaded.error.value || 'Loading…'}</p>
  if (!list.isListed) {
    return (
      <p class="empty panel">
        The interface lists no tags. On this host a tag is made where it is first given to a person, by the
        operation “add tags”, and is seen on that person.
      </p>
    )
  }
  return (
    <div class="columns even">
      <Kind
        {...{ teamspace, kind: 'tag', title: 'Tags', label: 'Add a tag', tags: list.tags, done: loaded.load }}
      />
      <Kind
        {...{
          teamspace,
          kind: 'tag_group',
          title: 'Tag groups',
          label: 'Add a group',
          tags: list.groups,
          done: loaded.load,
        }}
      />
    </div>
  )
}

interface KindProps {
  teamspace: string
  kind: 'tag' | 'tag_group'
  title: string
  label: string
  tags: readonly TagView[]
  done: () => Promise<void>
}

function Kind({ teamspace, kind, title, label, tags, done }: KindProps) {
  const mayChange = may('settings.change')
  return (
    <Section title={title}>
      {tags.length === 0 && <p class="soft">None yet.</p>}
      <ul class="lines">
        {tags.map((tag) => (
          <li key={tag.id + tag.name}>
            <span class="wide">{tag.name}</span>
            <span class="soft">{tag.people === 1 ? '1 person' : `${tag.people} people`}</span>
            {mayChange && (
              <span class="actions">
                <NameForm
                  {...{ label: 'Rename', of: tag.name, start: tag.name, id: tag.id, done }}
                  body={{ teamspace, kind }}
                />
                <FormDialog
                  label="Delete"
                  of={tag.name}
                  kind="danger"
                  act="Delete it"
                  name="deleteTag"
                  id={tag.id}
                  body={{ teamspace, kind }}
                  said="Deleted."
                  done={done}
                >
                  <p>It goes from everybody who has it.</p>
                </FormDialog>
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <p class="actions">
          <NameForm {...{ label, start: '', id: teamspace, done }} body={{ kind }} />
        </p>
      )}
    </Section>
  )
}

interface NameProps {
  label: string
  /** Tag to rename; omitted for a new one. */
  of?: string
  start: string
  id: string
  body: object
  done: () => Promise<void>
}

function NameForm({ label, of, start, id, body, done }: NameProps) {
  const [name, setName] = useState(start)
  const wanted = name.trim()
  const isNew = of === undefined
  return (
    <FormDialog
      label={label}
      {...(of !== undefined && { of })}
      act={isNew ? 'Add it' : 'Rename it'}
      name={isNew ? 'addTag' : 'changeTag'}
      id={id}
      body={{ ...body, name: wanted }}
      missing={wanted !== '' && wanted !== start ? undefined : 'Name: write a new one.'}
      said={isNew ? 'Added.' : 'Renamed.'}
      done={() => {
        setName(isNew ? '' : wanted)
        return done()
      }}
    >
      <Field label="Name" input={{ value: name, onInput: (event) => setName(event.currentTarget.value) }} />
    </FormDialog>
  )
}
