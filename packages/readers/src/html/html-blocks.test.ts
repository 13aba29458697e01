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

test('markup that never ends or nests without end takes no time', () => {
  const begun = performance.now()
  expect(read('<div>'.repeat(50_000) + 'deep')).toHaveLength(1)
  expect(read('<a "'.repeat(100_000))).toHaveLength(0)
  expect(performance.now() - begun).toBeLessThan(10_000)
})
