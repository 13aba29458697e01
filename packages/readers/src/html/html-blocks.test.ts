import { expect, test } from 'vitest'
import { htmlBlocks } from './html-blocks.ts'
import { mhtText } from './mht-text.ts'

const read = (html: string) => {
  let count = 0
  return htmlBlocks(html, { layer: 'body', nextId: () => `b${++count}` })
}
const texts = (html: string) =>
  read(html).map((block) => (block.type === 'table' ? block.cells.map((cell) => cell.text) : block.text))

test('ends that writers leave out, attributes without quotes, entities, scripts', () => {
  expect(
    texts(
      `<P class=a title="x > y">A&nbsp;&amp; B<p>C &lt; D &#8805; 3 &unknown;<script>if (a < b) "</p>"</script><ul><li>one<li>two</ul><table><tr><td>1<td>2<tr><th>3</table>`,
    ),
  ).toEqual(['A & B', 'C < D ≥ 3 &unknown;', 'one', 'two', ['1', '2', '3']])
})

test('what is hidden, bold or raised is told as such', () => {
  expect(read('<div style="display:none">old price</div><p><b>Total</b></p><p>1,500<sup>1</sup> m</p>')).toMatchObject([
    { layer: 'invisible', text: 'old price' },
    { layer: 'body', text: 'Total', bold: true },
    { text: '1,500¹ m' },
  ])
})

test('the contexts and units of tagged figures are no hidden text, what hides beside them is', () => {
  const page = (beside: string) =>
    `<div style="display:none"><ix:header><ix:hidden><ix:nonNumeric>false</ix:nonNumeric></ix:hidden><ix:resources>iso4217:USD</ix:resources></ix:header>${beside}</div><p>Sales rose.</p>`
  expect(texts(page(''))).toEqual(['Sales rose.'])
  expect(read(page('the buyer may leave'))).toMatchObject([
    { layer: 'invisible', text: 'the buyer may leave' },
    { text: 'Sales rose.' },
  ])
})

test('a web archive is read by its HTML part', () => {
  const archive = [
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary="x"',
    '',
    '--x',
    'Content-Type: text/html; charset="utf-8"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<p>=E6=94=B6=E5=85=A5 1,5=',
    '00</p>',
    '--x--',
  ].join('\r\n')
  expect(texts(mhtText(Buffer.from(archive))!)).toEqual(['收入 1,500'])
})

test('cells whose paragraphs are not ended, and tags that cross', () => {
  expect(
    texts('<table><tr><td><p>Revenue<td><p>1,500<tr><td><p>Cost<td><p><b>900</table><b><i>both</b> italic</i>'),
  ).toEqual([['Revenue', '1,500', 'Cost', '900'], 'both italic'])
})

test('XHTML, whose elements may end themselves', () => {
  const head = '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head>'
  const rows = '<tr><td>a</td><td/><td>1<br/>2</td></tr><tr><td>b</td><td>c</td><td>3</td></tr>'
  expect(texts(`${head}<body><p id="a"/><table>${rows}</table><p>end</p></body></html>`)).toEqual([
    ['a', '', '1\n2', 'b', 'c', '3'],
    'end',
  ])
})

test('markup without end is read, or refused as too much', () => {
  expect(texts('<div>'.repeat(500) + 'deep')).toEqual(['deep'])
  expect(read('<a "'.repeat(10_000))).toHaveLength(0)
  expect(texts(`<p ${Array.from({ length: 50_000 }, (_, i) => `a${i}=1`).join(' ')}>wide`)).toEqual(['wide'])
  for (const bomb of ['<div>'.repeat(50_000), reopened(1000)])
    expect(() => read(bomb)).toThrow(expect.objectContaining({ key: 'RESOURCE_LIMIT' }))
})

/** Mark-up that each of the paragraphs behind it opens again. */
function reopened(count: number): string {
  const marks = Array.from({ length: count - 100 }, (_, i) => `<b class=b${i}>`).join('')
  return `<div>${marks}</div>${'<div>x</div>'.repeat(count)}`
}
