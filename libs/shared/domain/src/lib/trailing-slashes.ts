/** In one pass: `/\/+$/` would begin again at every slash of a text that ends in something else. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
