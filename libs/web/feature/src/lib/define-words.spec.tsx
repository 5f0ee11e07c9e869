import type { Locale } from '@lereng/shared-domain';
import { render } from '@testing-library/react';
import { defineWords } from './define-words';
import { PageEnvironmentContext, type PageEnvironment } from './page-environment';

/** A language that the site does not have. */
const MADE_UP = 'qya' as Locale;

const INDONESIAN = { title: 'Menu Kami', count: (count: number) => `${count} menu` };
const others: Record<string, typeof INDONESIAN> = {
  [MADE_UP]: { title: 'Matsolma', count: (count) => `matsor ${count}` },
};
const { useWords, wordsIn } = defineWords({ ...others, id: INDONESIAN });

function Page() {
  const words = useWords();
  return <h1>{`${words.title}: ${words.count(3)}`}</h1>;
}

describe('defineWords', () => {
  it.each([
    ['id' as Locale, 'Menu Kami: 3 menu'],
    [MADE_UP, 'Matsolma: matsor 3'],
  ])('shows a page in %s in its words', (locale, expected) => {
    const environment = { locale } as PageEnvironment;
    const { container } = render(
      <PageEnvironmentContext value={environment}>
        <Page />
      </PageEnvironmentContext>,
    );
    expect(container).toHaveTextContent(expected);
  });

  it('gives them to what is no component by the locale', () => {
    expect(wordsIn('id').title).toBe('Menu Kami');
    expect(wordsIn(MADE_UP).count(2)).toBe('matsor 2');
  });

  it('has those of the default language for one that is tried without any', () => {
    expect(wordsIn('sjn' as Locale)).toBe(INDONESIAN);
  });
});
