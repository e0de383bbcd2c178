/**
 * A fake of gtag.js: it reads the calls in the data layer according to Google's consent mode documentation; reports
 * each call, hit, and mistake to its server; and sets cookies only with consent.
 */
export function tagScript(base: string, id: string): string {
  return `(() => {
  const tell = (path, fields) =>
    void fetch('${base}' + path + '?' + new URLSearchParams({ fields: JSON.stringify(fields) }), { mode: 'no-cors', keepalive: true });
  const signals = {};
  let config = null;
  const setCookies = () => {
    if (signals.analytics_storage === 'granted') document.cookie = '_ga=GA1.1.1.1; path=/; max-age=63072000';
    if (signals.ad_storage === 'granted') document.cookie = '_gcl_au=1.1.1; path=/; max-age=7776000';
  };
  const hit = (name, fields) => {
    if (window['ga-disable-${id}'] === true) return;
    setCookies();
    tell('/g/collect', {
      name,
      page_location: config.page_location ?? location.href,
      page_referrer: config.page_referrer ?? document.referrer,
      signals,
      ...fields,
    });
  };
  const take = (call) => {
    if (Object.prototype.toString.call(call) !== '[object Arguments]') return tell('/mistake', ['no arguments', String(call)]);
    const [command, subject, fields = {}] = call;
    tell('/call', [...call]);
    if (command === 'consent') {
      if (config !== null && subject === 'default') tell('/mistake', ['default after config']);
      Object.assign(signals, fields);
      if (config !== null && subject === 'update') setCookies();
    } else if (command === 'config') {
      if (subject !== '${id}') tell('/mistake', ['config of', subject]);
      config = fields;
      if (fields.send_page_view !== false) hit('page_view', {});
    } else if (command === 'event') hit(subject, fields);
    else if (command !== 'js') tell('/mistake', ['unknown', command]);
  };
  const layer = (window.dataLayer ??= []);
  if (layer[0]?.[0] !== 'consent' || layer[0]?.[1] !== 'default') tell('/mistake', ['no default first']);
  layer.forEach(take);
  const push = layer.push.bind(layer);
  layer.push = (...calls) => {
    const length = push(...calls);
    calls.forEach(take);
    return length;
  };
})();`;
}
