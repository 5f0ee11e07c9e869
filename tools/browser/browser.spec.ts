import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findBrowser } from './browser.mjs';

describe('findBrowser', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lereng-browser-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function executable(...names: string[]): string {
    const path = join(folder, ...names);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '#!/bin/sh\n');
    chmodSync(path, 0o755);
    return path;
  }

  it('takes the one that CHROMIUM_PATH names before all others', () => {
    executable('chromium');
    const named = executable('mine');
    expect(findBrowser({ CHROMIUM_PATH: named, PATH: folder })).toBe(named);
  });

  it('refuses a CHROMIUM_PATH that names nothing, instead of using another browser', () => {
    executable('chromium');
    const absent = { CHROMIUM_PATH: join(folder, 'absent'), PATH: folder };
    expect(() => findBrowser(absent)).toThrow(/^CHROMIUM_PATH names no executable file: /);
  });

  it('takes the browser that people use before the one without windows, wherever each is', () => {
    executable('first', 'chromium-headless-shell');
    const browser = executable('second', 'chromium');
    const folders = ['first', 'second'].map((name) => join(folder, name));
    expect(findBrowser({ PATH: folders.join(delimiter) })).toBe(browser);
  });
});
