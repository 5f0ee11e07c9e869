export function foldForSearch(text: string): string {
  return text.normalize('NFKC').trim().toLocaleLowerCase('id');
}
