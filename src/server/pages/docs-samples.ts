import type { DocsCall } from './docs-document.ts'

type Fields = Readonly<Record<string, string>>

/** A request as a program sends it: the relay's address and the key are in the variables RELAY and KEY. */
interface Sent {
  method: string
  /** With the required query, as placeholders. */
  path: string
  headers: Fields
  body: Body
}

type Body =
  | { type: 'none' }
  | { type: 'json'; text: string }
  | { type: 'form'; file: string; fields: Fields }
  | { type: 'file'; file: string }

/** Writes a call in the languages of integrators' servers. */
export const writeSamples = (call: DocsCall): Readonly<Record<string, string>> => {
  const sent = toSent(call)
  return {
    JavaScript: toJavaScript(sent),
    Python: toPython(sent),
    PHP: toPhp(sent),
    Java: toJava(sent),
  }
}

function toSent({ method, path, parameters, bodyType, example }: DocsCall): Sent {
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name }) => `${encodeURIComponent(name)}=VALUE`)
  const needed = parameters.filter((one) => one.in === 'header').map(({ name }) => [name, 'VALUE'])
  const body = toBody(bodyType, example)
  return {
    method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: {
      ...Object.fromEntries(needed),
      ...(bodyType !== undefined && body.type !== 'form' && { 'Content-Type': bodyType }),
    },
    body,
  }
}

function toBody(bodyType: string | undefined, example: unknown): Body {
  if (bodyType === undefined) return { type: 'none' }
  if (bodyType === 'multipart/form-data')
    return { type: 'form', file: 'recording.wav', fields: { lang: 'en' } }
  if (bodyType === 'application/json') return { type: 'json', text: JSON.stringify(example ?? {}, null, 2) }
  return { type: 'file', file: 'file' }
}

/** Chooses what a language writes for a kind of body. */
function forBody<T>(
  body: Body,
  write: {
    json: (text: string) => T
    form: (file: string, fields: Fields) => T
    file: (file: string) => T
    none: T
  },
): T {
  if (body.type === 'json') return write.json(body.text)
  if (body.type === 'form') return write.form(body.file, body.fields)
  if (body.type === 'file') return write.file(body.file)
  return write.none
}

const each = (fields: Fields, write: (name: string, value: string) => string) =>
  Object.entries(fields).map(([name, value]) => write(name, value))
const escapeBackslashes = (text: string) => text.replaceAll('\\', '\\\\')

function toJavaScript({ method, path, headers, body }: Sent): string {
  const reads = "import { readFile } from 'node:fs/promises'"
  const start = ["import { env } from 'node:process'", '']
  return [
    ...forBody(body, {
      json: () => start,
      form: (file, fields) => [
        reads,
        ...start,
        'const form = new FormData()',
        `form.set('file', new Blob([await readFile('${file}')]), '${file}')`,
        ...each(fields, (name, value) => `form.set('${name}', '${value}')`),
      ],
      file: () => [reads, ...start],
      none: start,
    }),
    `const response = await fetch(env.RELAY + '${path}', {`,
    `  method: '${method}',`,
    '  headers: {',
    "    Authorization: 'Bearer ' + env.KEY,",
    ...each(headers, (name, value) => `    '${name}': '${value}',`),
    '  },',
    ...forBody(body, {
      json: (text) => [`  body: JSON.stringify(${text.replaceAll('\n', '\n  ')}),`],
      form: () => ['  body: form,'],
      file: (file) => [`  body: await readFile('${file}'),`],
      none: [],
    }),
    '})',
    'console.log(response.status, await response.text())',
  ].join('\n')
}

const toPython = ({ method, path, headers, body }: Sent): string =>
  [
    'import os',
    'import requests',
    '',
    'response = requests.request(',
    `    "${method}",`,
    `    os.environ["RELAY"] + "${path}",`,
    '    headers={',
    '        "Authorization": "Bearer " + os.environ["KEY"],',
    ...each(headers, (name, value) => `        "${name}": "${value}",`),
    '    },',
    ...forBody(body, {
      json: (text) => [`    data="""${escapeBackslashes(text)}""".encode(),`],
      form: (file, fields) => [
        `    files={"file": open("${file}", "rb")},`,
        `    data={${each(fields, (name, value) => `"${name}": "${value}"`).join(', ')}},`,
      ],
      file: (file) => [`    data=open("${file}", "rb"),`],
      none: [],
    }),
    '    timeout=30,',
    ')',
    'print(response.status_code, response.text)',
  ].join('\n')

const toPhp = ({ method, path, headers, body }: Sent): string =>
  [
    '<?php',
    `$call = curl_init(getenv('RELAY') . '${path}');`,
    'curl_setopt_array($call, [',
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    '    CURLOPT_HTTPHEADER => [',
    "        'Authorization: Bearer ' . getenv('KEY'),",
    ...each(headers, (name, value) => `        '${name}: ${value}',`),
    '    ],',
    ...forBody(body, {
      json: (text) => [`    CURLOPT_POSTFIELDS => <<<'JSON'\n${text}\nJSON,`],
      form: (file, fields) => [
        '    CURLOPT_POSTFIELDS => [',
        `        'file' => new CURLFile('${file}'),`,
        ...each(fields, (name, value) => `        '${name}' => '${value}',`),
        '    ],',
      ],
      file: (file) => [`    CURLOPT_POSTFIELDS => file_get_contents('${file}'),`],
      none: [],
    }),
    ']);',
    'echo curl_exec($call);',
  ].join('\n')

function toJava({ method, path, headers, body }: Sent): string {
  const part = (name: string, after: string) =>
    `"--" + boundary + "\\r\\nContent-Disposition: form-data; name=\\"${name}\\"${after}"`
  return [
    'import java.net.URI;',
    'import java.net.http.*;',
    'import java.net.http.HttpRequest.BodyPublishers;',
    'import java.nio.file.*;',
    '',
    // The JDK has no form with a file.
    ...forBody(body, {
      json: () => [],
      form: (file, fields) => [
        'var boundary = java.util.UUID.randomUUID().toString();',
        'var form = new java.io.ByteArrayOutputStream();',
        ...each(
          fields,
          (name, value) => `form.writeBytes((${part(name, `\\r\\n\\r\\n${value}\\r\\n`)}).getBytes());`,
        ),
        `form.writeBytes((${part('file', `; filename=\\"${file}\\"\\r\\n\\r\\n`)}).getBytes());`,
        `form.writeBytes(Files.readAllBytes(Path.of("${file}")));`,
        'form.writeBytes(("\\r\\n--" + boundary + "--\\r\\n").getBytes());',
        '',
      ],
      file: () => [],
      none: [],
    }),
    `var request = HttpRequest.newBuilder(URI.create(System.getenv("RELAY") + "${path}"))`,
    '    .header("Authorization", "Bearer " + System.getenv("KEY"))',
    ...each(headers, (name, value) => `    .header("${name}", "${value}")`),
    ...forBody(body, {
      json: (text) => [
        `    .method("${method}", BodyPublishers.ofString("""\n${escapeBackslashes(text)}"""))`,
      ],
      form: () => [
        '    .header("Content-Type", "multipart/form-data; boundary=" + boundary)',
        `    .method("${method}", BodyPublishers.ofByteArray(form.toByteArray()))`,
      ],
      file: (file) => [`    .method("${method}", BodyPublishers.ofFile(Path.of("${file}")))`],
      none: [`    .method("${method}", BodyPublishers.noBody())`],
    }),
    '    .build();',
    'var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.statusCode() + " " + response.body());',
  ].join('\n')
}
