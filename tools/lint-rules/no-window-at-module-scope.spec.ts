import { RuleTester } from 'eslint';
import rule from './no-window-at-module-scope.mjs';

const errors = (name: string) => [{ messageId: 'found', data: { name } }];

new RuleTester().run('no-window-at-module-scope', rule, {
  valid: [
    'export const width = () => window.innerWidth;',
    'export function token() { return localStorage.getItem("accessToken"); }',
    'const onServer = typeof window === "undefined";',
    'const location = { pathname: "/" }; export const path = location.pathname;',
    'class Page { go() { history.back(); } }',
  ],
  invalid: [
    { code: 'export const width = window.innerWidth;', errors: errors('window') },
    { code: 'const stored = localStorage.getItem("a");', errors: errors('localStorage') },
    { code: 'if (navigator.onLine) { start(); }', errors: errors('navigator') },
    { code: 'class Page { static root = document.body; }', errors: errors('document') },
  ],
});
