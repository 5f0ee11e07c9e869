import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const isDocument = (file: string) => file.endsWith('.md');
const within = (folder: string) =>
  readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
    .filter(isDocument)
    .map((file) => `${folder}/${file}`);
const documents = [
  ...readdirSync(root).filter(isDocument),
  ...['docs', 'libs', 'tools'].flatMap(within),
];

/** A heading's anchor, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of a document, without lines of code that look like headings. */
function anchorsOf(document: string): string[] {
  const prose = read(document).replaceAll(/^```.*?^```$/gms, '');
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

it('finds the documents', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/adr/README.md']));
});

it.each(documents)('the links of %s lead to files and headings that exist', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)];
  const missing = links.filter(([, link = '']) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? document : join(dirname(document), path);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(missing.map(([, link]) => link)).toEqual([]);
});
