import fc from 'fast-check';
import { imageKind } from './image-kind';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['RIFF\x24\0\0\0WEBP', 'webp'],
  ['\0\0\0\x18ftypavif\0\0\0\0mif1', 'avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'avif'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1', 'heic'],
  ['\0\0\0\x18ftypmsf1\0\0\0\0hevc', 'heic'],
  // The brand stands behind the end of the box.
  ['\0\0\0\x14ftypisom\0\0\0\0mp41avif', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['BM', null],
])('reads %j as %s', (start, kind) => {
  expect(imageKind(bytes(start.padEnd(32, '\0')))).toBe(kind);
});

it('takes any bytes, and judges the first ones alone', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 256, maxLength: 300 }),
      fc.uint8Array({ maxLength: 50 }),
      (start, rest) => imageKind(start) === imageKind(Uint8Array.from([...start, ...rest])),
    ),
  );
  expect(imageKind(bytes('\xff\xd8\xff'))).toBeNull();
});
