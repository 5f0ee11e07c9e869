export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The ratios of two measurements that were taken in turns: their median, least and greatest. */
export function ratios(own, other) {
  const each = own.map((value, index) => value / other[index]);
  return { median: median(each), least: Math.min(...each), greatest: Math.max(...each) };
}
