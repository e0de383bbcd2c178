import { describe, expect, it } from 'vitest';
import { keywordDensity } from '../index.ts';

const texts: readonly [code: string, text: string][] = [
  ['en', 'The house at the end of the road was sold to a young family, and they have painted it blue.'],
  [
    'de',
    'Das Haus am Ende der Straße wurde an eine junge Familie verkauft, und sie haben es blau gestrichen.',
  ],
  [
    'fr',
    'La maison au bout de la rue a été vendue à une jeune famille, et elle est maintenant peinte en bleu.',
  ],
  ['es', 'La casa que está al final de la calle fue vendida a una familia joven, y ahora es de color azul.'],
  [
    'it',
    'La casa alla fine della strada è stata venduta a una giovane famiglia che poi la ha dipinta di blu.',
  ],
  ['pt', 'A casa no fim da rua foi vendida a uma família jovem, que já não mora mais com os seus pais.'],
  [
    'nl',
    'Het huis aan het einde van de straat is verkocht aan een jonge familie die het blauw heeft geverfd.',
  ],
  ['sv', 'Huset i slutet av gatan såldes till en ung familj som har målat det blått och som nu bor där.'],
  [
    'pl',
    'Dom na końcu ulicy został sprzedany młodej rodzinie, która już się do niego wprowadziła, ale nie jest to tani dom.',
  ],
  ['ru', 'Дом в конце улицы был продан молодой семье, и они уже покрасили его в синий цвет, но это не всё.'],
  ['ja', '通りの端にある家は若い家族に売られました。彼らはそれを青く塗りました。'],
  ['zh', '街道尽头的房子卖给了一个年轻的家庭，他们把它漆成了蓝色。'],
  ['ko', '길 끝에 있는 집은 젊은 가족에게 팔렸고 그들은 그것을 파란색으로 칠했습니다.'],
  ['ar', 'بيع المنزل في نهاية الطريق لعائلة شابة وقد طلوه باللون الأزرق.'],
  ['el', 'Το σπίτι στο τέλος του δρόμου πουλήθηκε σε μια νέα οικογένεια.'],
];

describe('the language of a text', () => {
  it.each(texts)('is %s', (code, text) => {
    expect(keywordDensity(text, []).language).toEqual({ code, source: 'detected' });
  });

  it('is what the caller states, whatever the text is', () => {
    expect(keywordDensity('The house is blue.', [], 'de-AT').language).toEqual({
      code: 'de',
      source: 'given',
    });
  });

  it('is assumed to be English while there is too little text', () => {
    expect(keywordDensity('Kettle descaling tips', []).language).toEqual({ code: 'en', source: 'assumed' });
  });

  it('is undetermined for a longer text in no known language', () => {
    const text = 'lorem ipsum dolor amet consectetur adipiscing elit '.repeat(10);
    expect(keywordDensity(text, []).language).toEqual({ code: 'und', source: 'detected' });
  });

  it.each([
    ['en', 'Water boils at high altitude sooner than at sea level.'],
    ['de', 'Trotz schönem Wetter blieben Kinder drinnen.'],
    ['fr', 'Le prix dépend de la taille.'],
    ['es', 'El precio depende del tamaño.'],
    ['it', 'Il prezzo dipende dalla grandezza della stanza.'],
    ['pt', 'O preço não depende da localização.'],
    ['pl', 'Łatwy dostęp do smażonego jedzenia wpłynął na wagę chłopaka.'],
    ['cs', 'Příliš žluťoučký kůň úpěl ďábelské ódy.'],
    ['hu', 'Szépségről szóló történetek könyvből.'],
    ['tr', 'Çocukların okuldan dönüşü gecikti.'],
    ['nl', 'De prijs hangt af van de grootte.'],
    ['sv', 'Priset beror på storleken och läget.'],
    ['fi', 'Hinta riippuu asunnon koosta ja sijainnista.'],
  ])('is detected from a single sentence: %s', (code, text) => {
    expect(keywordDensity(text, []).language).toEqual({ code, source: 'detected' });
  });

  it('is not changed by a name with an accent', () => {
    expect(keywordDensity('Beyoncé tickets', []).language).toEqual({ code: 'en', source: 'assumed' });
    expect(keywordDensity('The café on Champs-Élysées serves the best crêpe in Paris.', []).language).toEqual(
      {
        code: 'en',
        source: 'detected',
      },
    );
  });

  it('lists the other languages of a mixed text', () => {
    const english =
      'The house at the end of the road was sold to a young family, and they have painted it blue.';
    const spanish =
      'La casa que está al final de la calle fue vendida a una familia joven, y es de color azul.';
    const japanese = '通りの端にある 家は 若い 家族に 売られました。彼らは それを 青く 塗りました。';
    expect(keywordDensity(`${english}\n\n${english}\n\n${spanish}`, []).language).toEqual({
      code: 'en',
      source: 'detected',
      others: ['es'],
    });
    // Japanese is counted by characters, so it is the larger part.
    expect(keywordDensity(`${english}\n\n${japanese}`, []).language).toEqual({
      code: 'ja',
      source: 'detected',
      others: ['en'],
    });
    // One quoted sentence does not make a long text mixed.
    const long = Array.from({ length: 6 }, () => english).join('\n\n');
    expect(keywordDensity(`${long}\n\n${spanish}`, []).language).toEqual({ code: 'en', source: 'detected' });
  });
});
