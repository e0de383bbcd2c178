declare module 'snowball-stemmers/snowball-stemmers.js' {
  const snowball: { newStemmer(language: string): { stem(word: string): string } };
  export default snowball;
}
