/** A whole HTML page made by the server, with its own style, in a frame in which nothing can run, be sent or leave the frame. */
export function FramedPage({ html, title }: { html: string; title: string }) {
  return <iframe title={title} srcDoc={html} sandbox="" className="block h-full w-full border-0 bg-white" />
}
