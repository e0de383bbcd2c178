/** A family of samples in Prometheus's text format, version 0.0.4. */
export interface MetricFamily {
  readonly type: string;
  readonly help: string;
  readonly samples: {
    readonly name: string;
    readonly labels: Record<string, string>;
    readonly value: number;
  }[];
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const HELP = new RegExp(`^# HELP (${NAME}) (\\S.*)$`);
const TYPE = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram|summary|untyped)$`);
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(.*)\\})? (\\S+)$`);
const LABEL = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/;
const NUMBER = /^(?:[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?|[-+]Inf|NaN)$/i;

/**
 * Parses metrics as strictly as Prometheus: rejects broken lines, samples without a type, repeated or split families,
 * duplicate samples, negative counters, and non-cumulative histograms.
 * @throws Error naming the line.
 */
export function readPrometheusText(text: string): ReadonlyMap<string, MetricFamily> {
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  const families = new Map<string, MetricFamily & { type: string; help: string }>();
  const seen = new Set<string>();
  let current = '';
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const help = HELP.exec(line);
    const type = TYPE.exec(line);
    if (help !== null) {
      current = String(help[1]);
      if (families.has(current)) throw new Error(`a family comes twice: ${line}`);
      families.set(current, { help: String(help[2]), type: '', samples: [] });
    } else if (type !== null) {
      const family = families.get(String(type[1]));
      if (family === undefined || type[1] !== current || family.type !== '' || family.samples.length > 0)
        throw new Error(`a type out of place: ${line}`);
      family.type = String(type[2]);
    } else readSample(line);
  }
  for (const [name, family] of families) if (family.type === 'histogram') checkHistogram(name, family);
  return families;

  function readSample(line: string): void {
    const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
    const family = families.get(current);
    if (name === '' || !NUMBER.test(value) || family === undefined || family.type === '')
      throw new Error(`no sample: ${line}`);
    const isOfFamily =
      name === current ||
      (['histogram', 'summary'].includes(family.type) &&
        [`${current}_sum`, `${current}_count`, `${current}_bucket`].includes(name));
    if (!isOfFamily) throw new Error(`a sample of another family: ${line}`);
    const read = readLabels(labels, line);
    const key = `${name} ${JSON.stringify(Object.entries(read).toSorted(([one], [other]) => one.localeCompare(other)))}`;
    if (seen.has(key)) throw new Error(`a sample comes twice: ${line}`);
    seen.add(key);
    const number = Number(value.replace('Inf', 'Infinity'));
    if (family.type === 'counter' && !(number >= 0)) throw new Error(`a counter below zero: ${line}`);
    family.samples.push({ name, labels: read, value: number });
  }
}

function readLabels(text: string, line: string): Record<string, string> {
  const labels: Record<string, string> = {};
  let rest = text;
  while (rest !== '') {
    const [whole, name, value] = LABEL.exec(rest) ?? [];
    if (whole === undefined || name === undefined || name in labels)
      throw new Error(`broken labels: ${line}`);
    labels[name] = String(value).replaceAll(/\\(.)/g, (_, escaped: string) =>
      escaped === 'n' ? '\n' : escaped,
    );
    rest = rest.slice(whole.length);
  }
  return labels;
}

function checkHistogram(name: string, { samples }: MetricFamily): void {
  const series = Map.groupBy(samples, ({ labels: { le: _le, ...others } }) => JSON.stringify(others));
  for (const [labels, all] of series) {
    const buckets = all.filter((sample) => sample.name === `${name}_bucket`);
    const count = all.find((sample) => sample.name === `${name}_count`)?.value;
    const bounds = buckets.map(({ labels: { le } }) => Number(le?.replace('Inf', 'Infinity')));
    const isRising = buckets.every(
      ({ value }, at) =>
        at === 0 || (value >= (buckets[at - 1]?.value ?? 0) && (bounds[at] ?? 0) > (bounds[at - 1] ?? 0)),
    );
    if (!isRising || bounds.at(-1) !== Number.POSITIVE_INFINITY || buckets.at(-1)?.value !== count)
      throw new Error(`a histogram that is not cumulative: ${name} ${labels}`);
    if (!all.some((sample) => sample.name === `${name}_sum`))
      throw new Error(`a histogram without a sum: ${name}`);
  }
}
