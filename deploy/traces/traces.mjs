// Traces by OpenTelemetry, for a relay that is started with it. In this folder: npm install --ignore-scripts; then
//   NODE_OPTIONS="--import /opt/parley/deploy/traces/traces.mjs" OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318 npm start
// A request and the calls that it makes to the hosts are one trace; `traceparent` is taken from callers and goes on to the hosts.
import { register } from 'node:module'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)

/** What leaves of a span: no address, no browser, no id, no query, no text of an error. */
const kept = ['http.method', 'http.request.method', 'http.status_code', 'http.response.status_code']
/** The known first steps of a path, without the ids behind them. */
const place = /^\/(?:(?:(?:chat|api\/platform)\/v1|v1)\/)?[a-z-]+/

/** @param {BatchSpanProcessor} next */
const reduced = (next) => ({
  onStart: next.onStart.bind(next),
  onEnd(span) {
    const path = String(span.attributes['url.path'] ?? span.attributes['http.target'] ?? '')
    for (const name of Object.keys(span.attributes)) if (!kept.includes(name)) delete span.attributes[name]
    span.attributes['url.path'] = place.exec(path)?.[0] ?? '/'
    span.events.length = 0
    delete span.status.message
    next.onEnd(span)
  },
  forceFlush: next.forceFlush.bind(next),
  shutdown: next.shutdown.bind(next),
})

const provider = new NodeTracerProvider({
  resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'parley' }),
  spanProcessors: [reduced(new BatchSpanProcessor(new OTLPTraceExporter()))],
})
provider.register()
registerInstrumentations({
  instrumentations: [
    new HttpInstrumentation({
      disableOutgoingRequestInstrumentation: true,
      // Looks at whether it is well, and streams that last as long as a visit.
      ignoreIncomingRequestHook: ({ url = '' }) => /^\/(healthz|readyz|metrics|chat\/v1\/events)\b/.test(url),
    }),
    new UndiciInstrumentation({
      // The relay passes a caller's on; the one of this call takes its place.
      requestHook(_span, { headers }) {
        if (!Array.isArray(headers)) return
        for (let at = headers.length - 2; at >= 0; at -= 2)
          if (/^trace(parent|state)$/i.test(headers[at])) headers.splice(at, 2)
      },
    }),
  ],
})

/** A relay ends for so much longer while its last spans are sent, in milliseconds. */
const flushWithinMs = 2_000
const exit = process.exit
// A relay ends by this, when its last answers are out. A listener of SIGTERM would come too early for them, and would keep one from
// ending that still waits for its database.
process.exit = (code) => {
  const end = () => exit(code)
  setTimeout(end, flushWithinMs)
  provider.forceFlush().then(end, end)
}
