/** The 97.5 % quantile of the normal distribution. */
const Z_95 = 1.959964;

/**
 * The 95 % interval of a share, `hits` of `n`: Wilson (1927), "Probable inference, the law of succession, and
 * statistical inference", Journal of the American Statistical Association 22, 209-212. Null without cases.
 */
export function shareInterval(
  hits: number,
  n: number,
): { readonly low: number; readonly high: number } | null {
  if (n <= 0) return null;
  const share = hits / n;
  const square = Z_95 ** 2;
  const center = (share + square / (2 * n)) / (1 + square / n);
  const half = (Z_95 / (1 + square / n)) * Math.sqrt((share * (1 - share)) / n + square / (4 * n ** 2));
  return { low: hits === 0 ? 0 : center - half, high: hits === n ? 1 : center + half };
}
