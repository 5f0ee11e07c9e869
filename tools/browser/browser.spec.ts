import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';

describe('findBrowser', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lereng-browser-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function executable(name: string): string {
    const path = join(folder, name);
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
    const environment = { CHROMIUM_PATH: join(folder, 'absent'), PATH: folder };
    expect(() => findBrowser(environment)).toThrow(/^CHROMIUM_PATH names no executable file: /);
  });

  it('looks through the PATH', () => {
    const chrome = executable('google-chrome');
    expect(findBrowser({ PATH: folder })).toBe(chrome);
  });
});
