import { runSteps } from './run-steps.mjs';

/** Steps whose ends the test decides, and a record of what began. */
function setUp() {
  const ends = new Map<string, (result: { ok: boolean; output: string }) => void>();
  const printed: string[] = [];
  const step = (title: string, needs?: string[], lanes?: number) => ({
    title,
    needs,
    lanes,
    run: () => new Promise<{ ok: boolean; output: string }>((resolve) => ends.set(title, resolve)),
  });
  const end = async (title: string, ok = true) => {
    ends.get(title)?.({ ok, output: `output of ${title}` });
    await new Promise((resolve) => setImmediate(resolve));
  };
  const options = { lanes: 2, print: (text: string) => void printed.push(text), now: () => 0 };
  return { step, end, options, begun: () => [...ends.keys()], text: () => printed.join('\n') };
}

describe('runSteps', () => {
  it('keeps its lanes busy in the order of the list, passing over what cannot begin yet', async () => {
    const { step, end, options, begun } = setUp();
    const steps = [step('build'), step('browser', ['build']), step('lint'), step('types')];
    const finished = runSteps(steps, options);
    expect(begun()).toEqual(['build', 'lint']);
    await end('lint');
    expect(begun()).toEqual(['build', 'lint', 'types']);
    await end('build');
    expect(begun()).toEqual(['build', 'lint', 'types', 'browser']);
    await end('types');
    await end('browser');

    const { ok, results } = await finished;
    expect(ok).toBe(true);
    expect(results.map(({ title, outcome }) => [title, outcome])).toEqual(
      steps.map(({ title }) => [title, 'passed']),
    );
  });

  it('runs a step that takes all lanes alone, after those that take one', async () => {
    const { step, end, options, begun } = setUp();
    const finished = runSteps([step('build'), step('browser', [], 2), step('lint')], options);
    expect(begun()).toEqual(['build', 'lint']);
    await end('lint');
    expect(begun()).not.toContain('browser');
    await end('build');
    expect(begun()).toContain('browser');
    await end('browser');
    expect((await finished).ok).toBe(true);
  });

  it('begins nothing after a failure, finishes what runs, and names what failed', async () => {
    const { step, end, options, begun, text } = setUp();
    const finished = runSteps([step('build'), step('lint'), step('types')], options);
    await end('lint', false);
    expect(text()).toContain('output of lint');
    await end('build');

    const { ok, results } = await finished;
    expect(ok).toBe(false);
    expect(begun()).toEqual(['build', 'lint']);
    expect(results.map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'not run']);
    expect(text()).toMatch(/^lint: failed$/m);
  });

  it('takes a step that cannot be started for one that failed', async () => {
    const { options, text } = setUp();
    const run = () => Promise.reject(new Error('no such program'));
    const { ok } = await runSteps([{ title: 'lint', run }], options);
    expect(ok).toBe(false);
    expect(text()).toContain('no such program');
  });

  it('prints what each step took, and what all of them took together', async () => {
    const { options, text } = setUp();
    let time = 0;
    const run = async () => {
      time += 61_500;
      return { ok: true, output: '' };
    };
    await runSteps([{ title: 'lint', run }], { ...options, lanes: 1, now: () => time });
    expect(text()).toMatch(/^lint +61\.5 s +passed$/m);
    expect(text()).toMatch(/^All +61\.5 s$/m);
  });
});
