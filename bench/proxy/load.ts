import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

export interface Load {
  url: string
  method: 'GET' | 'POST'
  path: string
  body?: string
  /** Used in turn. */
  authorizations: readonly string[]
  seconds: number
  connections: number
}

export interface LoadResult {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  requests: number
  /** Responses without a 2xx status, and failed connections. */
  errors: number
}

const run = promisify(execFile)

/** Generates load with wrk if it is installed, otherwise with autocannon from bench/peers. */
export const makeLoad = (load: Load): Promise<LoadResult> =>
  spawnSync('wrk', ['-v']).error ? loadByAutocannon(load) : loadByWrk(load)

async function loadByWrk(load: Load): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-wrk-'))
  const script = join(folder, 'load.lua')
  writeFileSync(script, toLua(load))
  const { connections, seconds, url } = load
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url])
  rmSync(folder, { recursive: true })
  const line = /RESULT (.*)/.exec(stdout)?.[1]
  if (!line) throw new Error(`wrk said:\n${stdout}`)
  return JSON.parse(line)
}

const toLua = ({ method, path, body, authorizations, seconds }: Load) => `
local requests, at = {}, 0
local keys = {${authorizations.map((value) => JSON.stringify(value)).join(',')}}
init = function()
  for i, key in ipairs(keys) do
    requests[i] = wrk.format(${JSON.stringify(method)}, ${JSON.stringify(path)},
      { Authorization = key${body === undefined ? '' : ', ["Content-Type"] = "application/json"'} }, ${
        body === undefined ? 'nil' : JSON.stringify(body)
      })
  end
end
request = function() at = at % #requests + 1; return requests[at] end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('RESULT {"requestsPerSecond":%f,"p50Ms":%f,"p99Ms":%f,"requests":%d,"errors":%d}\\n',
    summary.requests / ${seconds}, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    summary.requests, e.connect + e.read + e.write + e.status + e.timeout))
end`

async function loadByAutocannon(load: Load): Promise<LoadResult> {
  const require = createRequire(resolve(process.cwd(), 'bench/peers/package.json'))
  const autocannon = require('autocannon')
  const { url, method, path, body, authorizations, seconds, connections } = load
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    workers: 1,
    requests: authorizations.map((authorization) => ({
      method,
      path,
      ...(body !== undefined && { body }),
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
    })),
  })
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    requests: result.requests.total,
    errors: result.errors + result.non2xx,
  }
}
