import pino, { type DestinationStream, type Logger } from 'pino'

/** An error as it is logged; a `message` that may quote what someone wrote is left out. */
interface LoggedError {
  type: string
  message?: string
  code?: string | number
  /** For database errors, the violated constraint. */
  constraint?: string
  /** Where it was thrown, without the message. */
  stack?: string
  cause?: LoggedError
}

/** Maximum depth of nested causes. */
const mostCauses = 4

/**
 * Creates the log of a process, as lines of JSON. Errors of libraries are reduced to what cannot contain user
 * data: Postgres puts rows into its errors, and parsers quote their input.
 */
export const createProcessLog = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, serializers: { err: (error: unknown) => toLogged(error, 0) } }
  return destination ? pino(options, destination) : pino(options)
}

function toLogged(error: unknown, depth: number): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, cause } = error as Error & { code?: unknown; constraint?: unknown }
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    ...(!quotes(error) && { message: error.message }),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(stack && stack.length > 0 && { stack: stack.join('\n') }),
    ...(cause !== undefined && depth < mostCauses && { cause: toLogged(cause, depth + 1) }),
  }
}

/** Postgres errors have a severity; syntax errors quote the malformed input. */
const quotes = (error: Error): boolean => 'severity' in error || error instanceof SyntaxError
