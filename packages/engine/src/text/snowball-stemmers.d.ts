declare module 'snowball-stemmers' {
  interface Stemmer {
    stem(word: string): string;
  }
  interface SnowballStemmers {
    newStemmer(language: string): Stemmer;
    algorithms(): string[];
  }
  const snowball: SnowballStemmers;
  export default snowball;
}
