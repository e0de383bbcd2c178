/** Above this, Student's t is as good as normal; the series below would only take longer. */
const DEGREES_MAX = 1_000;
const BISECTIONS = 60;

/**
 * The probability that Student's t is at least as far from 0 as `t`, in either direction. The finite series for whole
 * degrees of freedom: Abramowitz and Stegun (1964), "Handbook of Mathematical Functions", 26.7.3 and 26.7.4.
 */
export function tailProbability(t: number, degrees: number): number {
  const whole = Math.max(1, Math.min(DEGREES_MAX, Math.floor(degrees)));
  const angle = Math.atan(Math.abs(t) / Math.sqrt(whole));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = whole % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = whole === 1 ? 0 : term;
  for (let step = isOdd ? 2 : 1; step < whole - 2; step += 2) {
    term *= (step / (step + 1)) * cosine ** 2;
    sum += term;
  }
  const within = isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
  return Math.min(1, Math.max(0, 1 - within));
}

/** The value that Student's t exceeds, in either direction, with the given probability. */
export function criticalValue(probability: number, degrees: number): number {
  let [low, high] = [0, 1_000];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (tailProbability(middle, degrees) > probability) low = middle;
    else high = middle;
  }
  return high;
}
