import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Structured data as a page holds it. */
export interface FoundData {
  /** Names the place in what is reported: the page's path. */
  where: string;
  data: unknown;
}

const COMPILER = require.resolve('typescript/lib/tsc.js');
const SCHEMA = require.resolve('schema-dts').replace(/\.js$/, '.d.ts');

const CONFIGURATION = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['ES5'],
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    paths: { 'schema-dts': [SCHEMA] },
  },
  files: ['data.ts'],
};

const TYPE_NAME = /^[A-Z]\w*$/;
const ERROR = /^data\.ts\((\d+),\d+\): error TS\d+: (.*)$/;
/** Some messages list types by the hundred. */
const MESSAGE_LENGTH = 300;

/** The objects in the JSON-LD blocks of an HTML document, in their order. */
export function structuredDataOf(html: string): unknown[] {
  const blocks = html.matchAll(
    /<script\b[^>]*\btype="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
  );
  return [...blocks].map(([, text = '']) => JSON.parse(text) as unknown);
}

/**
 * What schema.org would not understand of structured data, one sentence for each object that is
 * wrong. The TypeScript compiler judges: each object is written down as a constant of the type that
 * it says it has, so a property that the type lacks, a value of the wrong kind and an unknown type
 * are its errors. Hand it all objects at once, since the types alone take it about two seconds.
 */
export async function structuredDataProblems(found: readonly FoundData[]): Promise<string[]> {
  const constants = found.map(({ data }, index) => {
    const type = typeName(data);
    const value = JSON.stringify(data);
    return type === null ? null : `const data${index}: s.WithContext<s.${type}> = ${value};`;
  });
  const errors = await errorsByLine(["import type * as s from 'schema-dts';", ...constants]);
  return found.flatMap(({ where, data }, index) => {
    const error = constants[index] === null ? 'It says no single type' : errors.get(index + 1);
    return error ? [`${where}: ${error}\n  in ${JSON.stringify(data)}`] : [];
  });
}

function typeName(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('@type' in data)) return null;
  const type = data['@type'];
  return typeof type === 'string' && TYPE_NAME.test(type) ? type : null;
}

/** The first error of each line of a source, lines counting from 0. */
async function errorsByLine(lines: readonly (string | null)[]): Promise<Map<number, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'structured-data-'));
  try {
    await writeFile(join(folder, 'data.ts'), lines.map((line) => line ?? '').join('\n'));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(CONFIGURATION));
    const errors = new Map<number, string>();
    for (const message of await complaintsOfCompiler(folder)) {
      const [, line, text = ''] = ERROR.exec(message) ?? [];
      if (line === undefined) throw new Error(`The compiler failed: ${message}`);
      const position = Number(line) - 1;
      if (!errors.has(position)) errors.set(position, text.slice(0, MESSAGE_LENGTH));
    }
    return errors;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The first line of each error that the compiler has with the project in a folder. In a process of
 * its own it takes a third of the time that it takes within Jest.
 */
function complaintsOfCompiler(folder: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const call = [COMPILER, '--project', folder, '--pretty', 'false'];
    execFile(process.execPath, call, { cwd: folder }, (failure, output) => {
      const messages = output.split('\n').filter((line) => /^\S/.test(line));
      if (failure && messages.length === 0) reject(failure);
      else resolve(messages);
    });
  });
}
