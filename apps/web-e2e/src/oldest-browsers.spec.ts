import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { expect } from './support/expect';

const CLIENT = join(__dirname, '../../../dist/apps/web/client');

/** What ES2022 has and Safari got after 15.4, also where a text becomes a regular expression. */
const LATER = ['Literal[regex.pattern=', 'Literal[value=', 'TemplateElement[value.raw='].map(
  (node) => ({
    selector: `${node}/\\(\\?<[=!]/]`,
    message: 'A look-behind is a syntax error before Safari 16.4.',
  }),
);

/** The README's oldest browsers: the parser refuses what is later than the edition, regular expressions included. */
const OLDEST: Linter.Config = {
  languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  rules: {
    'no-restricted-syntax': [
      'error',
      ...LATER,
      { selector: 'StaticBlock', message: 'A static block is a syntax error before Safari 16.4.' },
    ],
  },
};

test('the oldest browsers can parse every file', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const refused = scripts.flatMap((file) =>
    new Linter()
      .verify(readFileSync(join(CLIENT, file), 'utf8'), OLDEST, { allowInlineConfig: false })
      .map(({ message, line, column }) => `${file}:${line}:${column} ${message}`),
  );
  expect(refused).toEqual([]);
});

test('their styles have no media query as a comparison, which is not applied before Safari 16.4', () => {
  const styles = readdirSync(join(CLIENT, 'assets')).filter((file) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(1);
  const comparisons = styles.flatMap(
    (file) =>
      readFileSync(join(CLIENT, 'assets', file), 'utf8').match(/@media[^{]*[<>][^{]*/g) ?? [],
  );
  expect(comparisons).toEqual([]);
});
