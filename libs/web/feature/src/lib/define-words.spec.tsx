import { render } from '@testing-library/react';
import { defineWords } from './define-words';
import { PageEnvironmentContext, type PageEnvironment } from './page-environment';

const { useWords, wordsIn } = defineWords({
  id: { title: 'Menu Kami', count: (count: number) => `${count} menu` },
  en: { title: 'Our menu', count: (count) => `${count} items` },
});

function Page() {
  const words = useWords();
  return <h1>{`${words.title}: ${words.count(3)}`}</h1>;
}

describe('defineWords', () => {
  it.each([
    ['id', 'Menu Kami: 3 menu'],
    ['en', 'Our menu: 3 items'],
  ] as const)('shows a page in %s in its words', (locale, expected) => {
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
    expect(wordsIn('en').count(2)).toBe('2 items');
  });
});
