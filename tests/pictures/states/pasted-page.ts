/** A competitor's page, so that analyses need no network. */
export const PASTED_PAGE = `<h1>How to brew pour-over coffee</h1>
<p>Pour-over coffee is brewed by hand: hot water runs slowly through ground coffee in a paper filter.</p>
<h2>What do you need for pour-over coffee?</h2>
<p>A kettle, a cone, a paper filter, 20 g of coffee and 300 g of water.</p>
<h2>How long does pour-over coffee take?</h2>
<p>The whole brew takes three and a half minutes. Pour in slow circles from the middle to the edge.</p>`;
