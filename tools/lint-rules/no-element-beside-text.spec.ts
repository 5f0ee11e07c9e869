import { join } from 'node:path';
import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import rule from './no-element-beside-text.mjs';

const root = join(__dirname, '../..');

const PROPERTIES = `{ open, label, texts, icon, children }: { open: boolean; label: string; texts: string[];
  icon: import('react').ReactNode; children: import('react').ReactNode }`;
const jsx = (markup: string) => ({
  filename: join(root, 'case.tsx'),
  code: `function Maybe(props: { open: boolean }) { return props.open ? <b /> : null; }
    export const Case = (${PROPERTIES}) => ${markup};`,
});
const invalid = (markup: string, messageId: string) => ({
  ...jsx(markup),
  errors: [{ messageId }],
});

new RuleTester({
  languageOptions: {
    parser,
    parserOptions: {
      projectService: { allowDefaultProject: ['case.tsx'], defaultProject: 'tsconfig.web.json' },
      tsconfigRootDir: root,
    },
  },
}).run('no-element-beside-text', rule, {
  valid: [
    jsx('<p>{label} <b>{label}</b></p>'),
    jsx('<p>{open && <b />}<span>{label}</span></p>'),
    jsx('<p>{open ? label : "a"}</p>'),
    jsx('<p>{icon}{open && <b />}</p>'),
    jsx('<p>{texts.map((text) => <b key={text}>{text}</b>)}</p>'),
  ],
  invalid: [
    invalid('<p>{open && <b />}{label}</p>', 'beside'),
    invalid('<p>{open ? <b /> : <i />} teks</p>', 'beside'),
    invalid('<p>{texts.map((text) => <b key={text} />)}{label}</p>', 'beside'),
    invalid('<p><Maybe open={open} />{label}</p>', 'beside'),
    invalid('<p>{open && label}<b /></p>', 'varying'),
    invalid('<button>{open && <b />}{children}</button>', 'varying'),
    invalid('<p>{texts}</p>', 'varying'),
    invalid('<><b />{label}</>', 'fragment'),
  ],
});
