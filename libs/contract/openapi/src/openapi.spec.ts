import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from './index';

describe('openapi.json', () => {
  it('is as the emitter writes it, so that a difference is one of meaning', () => {
    const text = readFileSync(join(__dirname, '../openapi.json'), 'utf8');
    expect(text).toBe(`${JSON.stringify(openApi, null, 2)}\n`);
  });

  it('holds schemas for all that it refers to, and none that nothing refers to', () => {
    const refers = new Set(JSON.stringify(openApi).match(/(?<=#\/components\/schemas\/)\w+/g));
    expect(Object.keys(openApi.components.schemas).sort()).toEqual([...refers].sort());
  });
});
