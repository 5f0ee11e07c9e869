const { names } = require('@nx/devkit');
const ts = require('typescript');

const KEBAB_CASE = /^[a-z]+(-[a-z]+)*$/;

/**
 * Refuses a name that could not be folder, path and identifier at once. Digits are left out
 * because the workspace's tag rules know folders of letters and hyphens alone.
 */
function assertKebabCase(name, what) {
  if (!KEBAB_CASE.test(name)) {
    throw new Error(
      `"${name}" cannot name ${what}: use kebab-case, lower case letters and single hyphens, like "orchard-visits".`,
    );
  }
}

/** Refuses a name that the language has for itself, such as "new". */
function assertNoReservedWord(name) {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true);
  scanner.setText(name);
  const token = scanner.scan();
  const { FirstReservedWord, LastFutureReservedWord } = ts.SyntaxKind;
  if (token >= FirstReservedWord && token <= LastFutureReservedWord) {
    throw new Error(`"${name}" is a word of TypeScript itself: choose another name.`);
  }
}

const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** `orchard-visits` in the forms that code and screens use. */
function forms(name) {
  const { propertyName, className, constantName } = names(name);
  const words = name.split('-');
  return {
    fileName: name,
    propertyName,
    className,
    constantName,
    tableName: words.join('_'),
    sentence: words.join(' '),
    label: capitalized(words.join(' ')),
    title: words.map(capitalized).join(' '),
  };
}

/** What one of many is called, by the common rules of English; the same where there is no plural. */
function singularOf(plural) {
  if (/(ss|us|is)$/.test(plural)) return plural;
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(sses|shes|ches|xes|zes)$/.test(plural)) return plural.replace(/es$/, '');
  return plural.replace(/s$/, '');
}

module.exports = { assertKebabCase, assertNoReservedWord, forms, singularOf };
