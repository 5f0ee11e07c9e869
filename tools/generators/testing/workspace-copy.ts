import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(__dirname, '../../..');

/** What is made from the sources, and what is large and no part of a build. */
const LEFT_OUT = /(^|\/)(node_modules|dist|coverage)$|^tools\/demo-content\/images$/;

const COPIED = [
  '.github',
  'apps',
  'libs',
  'tools',
  'eslint.config.mjs',
  'jest.preset.cjs',
  'nx.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.node.json',
  'tsconfig.web.json',
  '.nxignore',
  '.prettierrc.json',
  '.prettierignore',
];

export interface Outcome {
  ok: boolean;
  output: string;
}

/** A copy of this workspace in the system's temporary folder, with the installed packages linked. */
export interface WorkspaceCopy {
  /** Runs an installed command line tool, or `node`, in the copy. */
  run: (tool: string, ...args: string[]) => Promise<Outcome>;
  /** The same for a tool that has to succeed: what it said, or an error that holds it. */
  succeed: (tool: string, ...args: string[]) => Promise<string>;
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  delete: (file: string) => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * Copies the workspace's sources, so that generated code meets the real rules, aliases and
 * neighbours while the checkout stays as it is.
 */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'lereng-generators-'));
  await Promise.all(
    COPIED.map((name) =>
      cp(join(root, name), join(folder, name), {
        recursive: true,
        filter: (source) => !LEFT_OUT.test(relative(root, source)),
      }),
    ),
  );
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));

  const run = (tool: string, ...args: string[]) =>
    new Promise<Outcome>((resolve) => {
      const command = tool === 'node' ? process.execPath : join(root, 'node_modules/.bin', tool);
      const options = { cwd: folder, env: cleanEnvironment(), maxBuffer: 16 * 1024 * 1024 };
      execFile(command, args, options, (error, stdout, stderr) =>
        resolve({ ok: !error, output: stripVTControlCharacters(`${stdout}${stderr}`) }),
      );
    });
  return {
    run,
    succeed: async (tool, ...args) => {
      const { ok, output } = await run(tool, ...args);
      if (!ok) throw new Error(`${tool} ${args.join(' ')} failed:\n${output}`);
      return output;
    },
    read: (file) => readFile(join(folder, file), 'utf8'),
    write: (file, text) => writeFile(join(folder, file), text),
    delete: (file) => rm(join(folder, file)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The environment without what the Nx and the Jest around this test said in it. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(NX_|JEST_|NODE_ENV$|LERNA_|FORCE_COLOR$)/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    NX_DAEMON: 'false',
    NX_ISOLATE_PLUGINS: 'false',
    NX_TUI: 'false',
    CI: 'true',
    NO_COLOR: '1',
  };
}
