import { onIntent } from './on-intent';

const scrollTo = (scrollY: number) =>
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });

describe('a sign of use', () => {
  afterEach(() => scrollTo(0));

  it.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])('is the first %s', (type) => {
    const done = jest.fn();
    onIntent(window, done);
    expect(done).not.toHaveBeenCalled();
    for (const each of [type, type, 'keydown']) document.body.dispatchEvent(new Event(each));
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('is a page that was scrolled before', () => {
    scrollTo(80);
    const done = jest.fn();
    onIntent(window, done);
    document.body.dispatchEvent(new Event('keydown'));
    expect(done).toHaveBeenCalledTimes(1);
  });
});
