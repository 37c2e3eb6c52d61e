import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import pg from 'pg'

/** The Postgres of this machine, for what SQLite cannot show: several processes on one database. */
export const localPostgres = { port: 5432, url: 'postgres://postgres@127.0.0.1:5432/test' } as const

/** Whether it is running. */
export const isPostgresThere = await new Promise<boolean>((done) => {
  const socket = connect(localPostgres.port, '127.0.0.1', () => {
    socket.destroy()
    done(true)
  })
  socket.on('error', () => done(false))
})

/** A schema in it for one test. */
export interface LocalSchema {
  name: string
  /** URL of the schema, for a relay. */
  url: string
  query: pg.Pool['query']
  remove(): Promise<void>
}

/** Creates a schema, in the test's own Postgres if one is given. */
export async function createLocalSchema(postgresUrl: string = localPostgres.url): Promise<LocalSchema> {
  const schema = `parley_${randomBytes(6).toString('hex')}`
  const admin = new pg.Pool({ connectionString: postgresUrl, options: `-c search_path=${schema}`, max: 1 })
  // A test may stop that Postgres; the next query opens a connection again.
  admin.on('error', () => {})
  await admin.query(`create schema ${schema}`)
  return {
    name: schema,
    url: `${postgresUrl}?options=${encodeURIComponent(`-c search_path=${schema}`)}`,
    query: admin.query.bind(admin) as pg.Pool['query'],
    async remove() {
      await admin.query(`drop schema ${schema} cascade`)
      await admin.end()
    },
  }
}
