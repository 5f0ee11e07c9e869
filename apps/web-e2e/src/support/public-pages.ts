/** The pages of the sitemap in Indonesian, and of those of rows so many for each list. */
export async function publicPages(origin: string, rows = 1): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  const counts = new Map<string, number>();
  return urls
    .map(({ pathname }) => pathname)
    .filter((path) => !/^\/en(\/|$)/.test(path))
    .filter((path) => {
      const [id] = /\d+$/.exec(path) ?? [];
      if (id === undefined) return true;
      const list = path.slice(0, -id.length);
      const count = (counts.get(list) ?? 0) + 1;
      counts.set(list, count);
      return count <= rows;
    });
}
