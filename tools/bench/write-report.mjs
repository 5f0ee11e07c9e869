import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import prettier from 'prettier';
import { notesOf, renderReport } from './report.mjs';

/**
 * Writes the report with the day and the machine. The notes below an earlier table stay.
 *
 * @param {import('./report.mjs').Row[]} rows
 */
export async function writeReport(file, rows, { quick }) {
  const [{ model = 'unknown processor' } = {}] = cpus();
  const text = renderReport(rows, {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores (${model.trim()}), Node.js ${process.version}`,
    command: `npm run bench -- ${quick ? '--quick ' : ''}--write`,
  });
  const notes = notesOf(await readFile(file, 'utf8').catch(() => ''));
  const options = await prettier.resolveConfig(file);
  await writeFile(
    file,
    await prettier.format(`${text}\n${notes}`, { ...options, parser: 'markdown' }),
  );
}
