import {
  formReducer,
  isUnsaved,
  openForm,
  reasonOf,
  type FormAction,
  type FormState,
} from './form-state';

type Values = { name: string; price: number };
type State = FormState<Values, string>;
type Action = FormAction<Values, string>;

const values = (name: string): Values => ({ name, price: 1 });
/** What is stored is named by its name. */
const version = (name: string) => ({ stored: name, values: values(name) });
const opened = openForm(version('Kopi'));

const typed = (name: string): Action => ({ type: 'changed', name: 'name', values: values(name) });
const begun = (name: string): Action => ({
  type: 'saveBegun',
  attempt: { values: values(name), key: `key of ${name}` },
});
const failed = (reason: 'noResponse' | 'refused', name = 'Teh'): Action => ({
  type: 'saveFailed',
  values: values(name),
  reason,
  isRejected: reason === 'refused',
});
const found: Action = { type: 'conflictFound', found: version('Susu'), edited: values('Teh') };
const saved: Action = { type: 'saved', now: version('Teh') };
const fetched: Action = { type: 'fetched', now: version('Baru') };

const after = (...actions: Action[]): State => actions.reduce(formReducer<Values, string>, opened);
const phaseAfter = (...actions: Action[]) => after(...actions).phase.name;

describe('the states of a form', () => {
  it.each<[string, string, boolean, Action[]]>([
    ['as it was opened', 'clean', false, []],
    ['with an edit', 'edited', true, [typed('Teh')]],
    ['with the stored value typed again', 'clean', false, [typed('Teh'), typed('Kopi')]],
    ['being saved', 'saving', true, [typed('Teh'), begun('Teh')]],
    ['being saved without an edit', 'saving', false, [begun('Kopi')]],
    ['while a field reports something during a save', 'saving', true, [begun('Teh'), typed('x')]],
    ['after a save', 'clean', false, [typed('Teh'), begun('Teh'), saved]],
    ['after a refused save', 'failed', true, [begun('Teh'), failed('refused')]],
    ['after a refused save of no edit', 'clean', false, [begun('Kopi'), failed('refused', 'Kopi')]],
    ['edited after a failure', 'failed', true, [begun('Teh'), failed('noResponse'), typed('Tehh')]],
    ['put back after a failure', 'clean', false, [begun('Teh'), failed('refused'), typed('Kopi')]],
    ['after others have saved', 'conflict', true, [begun('Teh'), found]],
    ['edited in a conflict', 'conflict', true, [begun('Teh'), found, typed('Tehh')]],
  ])('%s', (_, name, unsaved, actions) => {
    const state = after(...actions);
    expect([state.phase.name, isUnsaved(state)]).toEqual([name, unsaved]);
  });

  it('is not unsaved with other values than the stored ones, until somebody edits or saves', () => {
    const copy = openForm(version(''), values('Kopi (salinan)'));
    expect(isUnsaved(copy)).toBe(false);
    expect(copy.shown.values).toEqual(values('Kopi (salinan)'));
    expect(isUnsaved(formReducer(copy, typed('Kopi (salinan) 2')))).toBe(true);
    expect(isUnsaved(formReducer(copy, failed('refused', 'Kopi (salinan)')))).toBe(true);
  });
});

it('says why the last save failed, also during the next one', () => {
  const reasons = [
    after(typed('Teh')),
    after(begun('Teh'), failed('noResponse')),
    after(begun('Teh'), failed('noResponse'), begun('Teh')),
    after(begun('Teh'), found),
    after(begun('Teh'), failed('noResponse'), begun('Teh'), saved),
  ].map(({ phase }) => reasonOf(phase));
  expect(reasons).toEqual([null, 'noResponse', 'noResponse', 'refused', null]);
});

it('keeps the attempt as long as it may have succeeded', () => {
  const keys = [
    after(begun('Teh')),
    after(begun('Teh'), failed('noResponse'), typed('Tehh')),
    after(begun('Teh'), failed('refused')),
    after(begun('Teh'), found),
    after(begun('Teh'), saved),
  ].map(({ attempt }) => attempt?.key);
  expect(keys).toEqual(['key of Teh', 'key of Teh', undefined, undefined, undefined]);
});

describe('what is stored', () => {
  it('is shown where nobody has edited', () => {
    expect(after(fetched)).toMatchObject({
      base: version('Baru'),
      shown: { values: values('Baru') },
    });
    expect(after(saved).shown.values).toEqual(values('Teh'));
  });

  it('leaves the inputs alone where their values are the same', () => {
    const now = { stored: 'Kopi, fetched again', values: values('Kopi') };
    const state = after({ type: 'fetched', now });
    expect(state.base).toBe(now);
    expect(state.shown).toBe(opened.shown);
  });

  it('stays what edits are compared with, until they are saved or put upon it', () => {
    expect(after(typed('Teh'), fetched).base).toEqual(version('Kopi'));
    const rebased = after(typed('Teh'), {
      type: 'rebased',
      now: version('Baru'),
      values: values('Teh'),
    });
    expect(rebased).toMatchObject({ phase: { name: 'edited' }, base: version('Baru') });
    const taken: Action = { type: 'rebased', now: version('Susu'), values: values('Susu') };
    expect(phaseAfter(begun('Teh'), found, taken)).toBe('clean');
  });

  it('does not come back from before a save by a list that could not be fetched again', () => {
    const again: Action = { type: 'fetched', now: version('Kopi') };
    expect(after(typed('Teh'), begun('Teh'), saved, again).base).toEqual(version('Teh'));
  });
});

it('takes what is chosen in a conflict, and what is typed after a choice', () => {
  const choose: Action = { type: 'chosen', name: 'name', choice: 'stored' };
  const choices = (...actions: Action[]) => {
    const { phase } = after(begun('Teh'), found, ...actions);
    return phase.name === 'conflict' && phase.choices;
  };
  expect(choices(choose)).toEqual({ name: 'stored' });
  expect(choices(choose, typed('Tehh'))).toEqual({ name: 'edited' });
  expect(after(choose)).toBe(opened);
});

it('goes on with a draft, as unsaved as it was, and with its attempt', () => {
  const attempt = { values: values('Teh'), key: 'key of Teh' };
  const state = after({ type: 'draftRestored', values: values('Teh'), attempt });
  expect(state).toMatchObject({
    phase: { name: 'edited' },
    shown: { values: values('Teh') },
    attempt,
  });
});
